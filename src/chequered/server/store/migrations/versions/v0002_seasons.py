"""Seasons: a table's list of boards, who is ready for the next race, and how each piece did in a race."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0002"
down_revision = "v0001"


def upgrade() -> None:
    """Add columns to the tables, and the classification of races."""
    nothing = sa.text("'[]'")
    op.add_column("tables", sa.Column("season", sa.JSON, nullable=False, server_default=nothing))
    op.add_column("tables", sa.Column("ready", sa.JSON, nullable=False, server_default=nothing))
    op.add_column("tables", sa.Column("next_secret", sa.LargeBinary, nullable=True))
    op.add_column("tables", sa.Column("simulates", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "classification",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("piece", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "piece", name="pk_classification"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_classification_table_id"),
    )
