"""Mistakes in the rules of the toy game, by the check of the conformance kit that has to find them.

Each is a change of the rules' text: what stands there, and what is put in its place.
"""

Changes = dict[str, str]

_LANDED = "    s.cell[s.turn] = to\n"
_PLAYED = "emit(Event.PLAYED, Rule.TOY_2_1, s.turn, kind, 0)"
_WEIGHT = "s.pile[kind] if s.phase == Phase.DEAL else 2"
_NO_TWO = "        weights[1] = 0\n    return KINDS"
_LISTED = "    ids[n] = ROLL\n    return n + 1"
_BURIED = "        s.buried = draw(s, rng)\n"
_PLACES = "def places(board, s, out):\n"
_PILE = "s.pile[kind] -= 1\n    s.pile_size"

MISTAKES: dict[str, list[Changes]] = {
    "setup again gives the same": [
        {"        s.cell[seat] = 0\n": ""},
        {"s.phase = Phase.DEAL\n    s.turn = 0": "s.phase = Phase.DEAL"},
    ],
    "the actor is known": [{"    return s.turn if s.phase": "    return s.turn + 7 if s.phase"}],
    "only the actor acts": [
        {"or seat != s.turn or action": "or action"},
        {"s.phase != Phase.PLAY or seat": "seat"},
        {"        return Rule.TOY_3_1": "        return 0"},
    ],
    "refusals name rules": [{"> 0 else Rule.TOY_2_1": "> 0 else 999"}],
    "a decision has an answer": [
        {
            "    if action == ROLL:\n        return 0": "    if action == ROLL:\n        return Rule.TOY_2_2",
            _LISTED: "    return n",
        },
    ],
    "legal is what is not refused": [
        {_LISTED: "    return n"},
        {_LISTED: "    ids[n] = ROLL\n    return n + 1 if n < 2 else n"},
        {_LISTED: "    ids[n] = ROLL\n    ids[0] = ROLL\n    return n + 1"},
        {"        if s.hand[s.turn][kind] > 0:\n": "        if s.hand[s.turn][kind] >= 0:\n"},
    ],
    "outcomes have weights": [
        {_WEIGHT: "s.pile[kind] - 3 if s.phase == Phase.DEAL else 2"},
        {_WEIGHT: "0"},
        {_NO_TWO: f"{_NO_TWO} + 1"},
        {_NO_TWO: _NO_TWO.replace("KINDS", "0")},
    ],
    "targets are as declared": [
        {"FIRST_CARD <= action < ROLL": "FIRST_CARD <= action <= ROLL"},
        {"return landing(board, s, action - FIRST_CARD + 1)": "return -1"},
    ],
    "queries change nothing": [
        {"def actor(board, s):\n": "def actor(board, s):\n    s.lucky = 1 - s.lucky\n"},
        {"def target(board, s, action):\n": "def target(board, s, action):\n    board.slope[1] = 5\n"},
        {"def legal(board, s, ids):\n": "def legal(board, s, ids):\n    emit(Event.WON, Rule.TOY_3_1, 0, 0, 0)\n"},
        {_PLACES: f"{_PLACES}    s.turn += 1\n"},
        {_PLACES: f"{_PLACES}    board.finish += 1\n"},
    ],
    "apply changes only its own record": [
        {"def move(board, s, steps):\n": "def move(board, s, steps):\n    board.slope[0] += 1\n"},
    ],
    "states pack and unpack": [
        {_LANDED: f"{_LANDED}    s.lucky = s.lucky == 1\n"},
        {_LANDED: f"{_LANDED}    s.hand_limit = s.hand_limit / 2\n"},
        {_LANDED: f"{_LANDED}    s.hand_limit = 1 << 63\n"},
    ],
    "events are as declared": [
        {_PLAYED: _PLAYED.replace("Event.PLAYED", "9")},
        {_PLAYED: _PLAYED.replace("Rule.TOY_2_1", "999")},
        {_PLAYED: _PLAYED.replace(", 0)", ", 1)")},
        {_PLAYED: _PLAYED.replace("s.turn", "s.seats")},
        {_PLAYED: _PLAYED.replace("kind", "kind + 3")},
        {_PLAYED: _PLAYED.replace("kind", "kind > 9")},
        {"s.cell[s.turn], to)": "s.cell[s.turn], -to)"},
        {"    s.buried = -1\n": "    s.buried = -1\n    emit(9, 0, 0, 0, 0)\n"},
    ],
    "resample changes only what is unseen": [
        {"        if other != seat:\n            take_back": "        if other >= 0:\n            take_back"},
        {_BURIED: f"{_BURIED}        s.pile_size += 1\n"},
        {_BURIED: f"{_BURIED}        s.turn = 0\n"},
    ],
    "matches end": [{_LANDED: ""}],
    "places are valid": [
        {"        out[seat] = 1\n": "        out[seat] = 2\n"},
        {"s.cell[other] > s.cell[seat]": "s.cell[other] >= s.cell[seat]"},
    ],
    "the rules run": [
        {"cell = min(s.cell[s.turn] + steps, board.finish)": "cell = s.cell[s.turn] + 5 * steps"},
        {_PILE: _PILE.replace("kind", "kind - 1")},
        {_PILE: _PILE.replace("1", "1 // s.lucky")},
    ],
}
