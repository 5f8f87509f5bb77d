"""Answers given beforehand to decisions at which nobody is waited for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "v0003"
down_revision = "v0002"


def upgrade() -> None:
    """Create their table."""
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_answers"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_answers_table_id"),
    )
