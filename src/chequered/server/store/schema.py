"""The tables of the store. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

HEAD = "v0003"
"""The revision of the newest migration."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("revision", Integer, nullable=False, doc="counts changes, so that of two workers one loses"),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False, doc="of the game's rules"),
    Column("board", JSON, nullable=False, doc="the board's content, self-contained"),
    Column("options", JSON, nullable=False),
    Column("ordering", String(10), nullable=False),
    Column("phase", String(10), nullable=False),
    Column("abandoned", Boolean, nullable=False),
    Column("host", String(64), nullable=False, doc="a browser: the SHA-256 of its cookie"),
    Column("invite", String(80), nullable=False),
    Column("series", String(40), nullable=False, index=True),
    Column("race", Integer, nullable=False),
    Column("next_table", String(40), nullable=False),
    Column("secret", LargeBinary, nullable=False, doc="behind the dice; shown when the match is over"),
    Column("entropy", JSON, nullable=False, doc="what browsers added, in order: [browser, hexadecimal]"),
    Column("season", JSON, nullable=False, server_default=text("'[]'"), doc="the boards of a season's races"),
    Column("ready", JSON, nullable=False, server_default=text("'[]'"), doc="for the next race, as `entropy`"),
    Column("next_secret", LargeBinary, nullable=True, doc="behind the next race's dice, while a season waits for it"),
    Column("simulates", Boolean, nullable=False, server_default=false(), doc="bots play the warm-up for all"),
    Column("opened", BigInteger, nullable=False, doc="milliseconds since 1970"),
    Column("started", BigInteger, nullable=False, doc="the same, 0 before"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("player", String(40), nullable=False, doc="the same person or bot through a series; empty if open"),
    Column("browser", String(64), nullable=False, index=True, doc="whose seat it is; empty for bots"),
    Column("name", String(80), nullable=False),
    Column("level", String(40), nullable=False),
    Column("attributes", JSON, nullable=False),
    Column("has_left", Boolean, nullable=False),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("step", Text, nullable=False, doc="as in a record file"),
    Column("browser", String(64), nullable=True, doc="who acted, if a person did"),
    Column("act", String(40), nullable=True, doc="the action's id, given by the browser"),
    Column("at", BigInteger, nullable=False, doc="milliseconds since 1970"),
    UniqueConstraint("table_id", "browser", "act"),
)

trophies = Table(
    "trophies",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("series", String(40), nullable=False, index=True),
    Column("race", Integer, nullable=False),
)

classification = Table(
    "classification",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("piece", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, nullable=False, doc="1 is best, 0 is none"),
    Column("points", Integer, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token", String(40), nullable=False, doc="what it answers where nobody is waited for"),
    Column("after", Integer, nullable=False, doc="the last step when it was given; later ones may have let it lapse"),
)

links = Table(
    "links",
    metadata,
    Column("secret_hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("browser", String(64), nullable=False, doc="whose seats the link hands over"),
    Column("made", BigInteger, nullable=False, doc="milliseconds since 1970"),
)
