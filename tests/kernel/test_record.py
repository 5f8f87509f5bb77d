"""Guards the records themselves: declaration, plain and packed form, copies, and values from outside."""

import numpy as np
import pytest

from chequered.kernel.record import Grid, Int, Ints, Record, field


class Small(Record):
    turn: Int = field(doc="seat to move")
    cards: Ints = field(3, see="nobody", doc="cards left, by kind")
    hands: Grid = field(2, 3, see="owner", doc="cards of each seat, by kind")


def filled() -> Small:
    return Small.from_dict({"turn": -4, "cards": [1, 2, 3], "hands": [[1, 2, 3], [2**62, 0, -(2**63)]]})


def test_a_new_record_is_all_zeros():
    assert Small().as_dict() == {"turn": 0, "cards": [0, 0, 0], "hands": [[0, 0, 0], [0, 0, 0]]}


def test_fields_keep_their_order_shape_marks_and_words():
    assert list(Small.FIELDS) == ["turn", "cards", "hands"]
    assert [(f.shape, f.see, f.doc) for f in Small.FIELDS.values()] == [
        ((), "all", "seat to move"),
        ((3,), "nobody", "cards left, by kind"),
        ((2, 3), "owner", "cards of each seat, by kind"),
    ]


def test_the_packed_layout_has_no_gaps_and_only_64_bit_integers():
    assert Small.dtype() == np.dtype([("turn", "<i8"), ("cards", "<i8", (3,)), ("hands", "<i8", (2, 3))])
    assert Small.dtype().itemsize == 8 * 10


def test_packing_and_unpacking_gives_the_same_record_of_python_ints():
    again = Small.unpack(filled().pack())
    assert again == filled()
    assert repr(again) == repr(filled())


def test_equal_records_pack_to_equal_bytes_and_others_do_not():
    other = filled()
    assert other.pack().tobytes() == filled().pack().tobytes()
    other.hands[1][2] += 1
    assert other.pack().tobytes() != filled().pack().tobytes()


def test_the_numbers_of_a_record_are_the_packed_ones_and_tell_it_from_others():
    other = filled()
    assert list(other.numbers()) == filled().pack().reshape(1).view(np.int64).tolist()
    assert {filled().numbers()} == {other.numbers()}
    other.hands[1][2] += 1
    assert other.numbers() != filled().numbers()


def test_a_number_too_large_for_64_bits_does_not_pack():
    record = Small()
    record.turn = 2**63
    with pytest.raises(OverflowError):
        record.pack()


def test_a_copy_shares_nothing_with_the_original():
    original = filled()
    copy = original.copy()
    copy.hands[0][0] = copy.cards[0] = copy.turn = 99
    assert original == filled()
    original.assign(copy)
    copy.hands[0][0] = 0
    assert original.hands[0][0] == 99


def test_the_dictionary_shares_nothing_with_the_record():
    record = filled()
    record.as_dict()["hands"][0][0] = 99
    assert record == filled()


def test_records_differ_from_other_types_and_have_no_hash():
    class Other(Record):
        turn: Int = field(doc="the same name")

    assert Small() != Other()
    with pytest.raises(TypeError, match="unhashable"):
        hash(Small())


def test_a_name_that_is_no_field_can_not_be_set():
    with pytest.raises(AttributeError):
        Small().trun = 1


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"trun": 1}, "Small has no field 'trun'; it has turn, cards, hands"),
        ({"turn": [1]}, r"Small.turn: expected a 64-bit integer, got \[1\]"),
        ({"turn": 1.0}, "Small.turn: expected a 64-bit integer, got 1.0"),
        ({"turn": True}, "Small.turn: expected a 64-bit integer, got True"),
        ({"turn": 2**63}, "Small.turn: expected a 64-bit integer"),
        ({"cards": [1, 2]}, "Small.cards: expected integers in the shape 3"),
        ({"hands": [1, 2]}, "Small.hands: expected integers in the shape 2×3"),
        ({"hands": [[1, 2, 3], [1, 2, "3"]]}, "Small.hands: expected integers in the shape 2×3"),
    ],
)
def test_values_that_do_not_fit_are_refused_with_the_field_s_name(values: dict[str, object], message: str):
    with pytest.raises(ValueError, match=message):
        Small.from_dict(values)


@pytest.mark.parametrize(
    ("shape", "see", "message"),
    [
        ((1, 2, 3), "all", "at most two axis lengths"),
        ((0,), "all", "each at least 1"),
        ((2,), "some", "expected see to be one of all, owner, nobody, got 'some'"),
        ((), "owner", "needs a first axis: the seat"),
    ],
)
def test_a_field_that_means_nothing_is_refused(shape: tuple[int, ...], see: str, message: str):
    with pytest.raises(ValueError, match=message):
        field(*shape, see=see, doc="")  # type: ignore[arg-type]  # one is no such word


def test_a_record_does_not_extend_another():
    with pytest.raises(TypeError, match="Larger: a record lists all its fields itself"):
        type("Larger", (Small,), {"more": field(doc="one more")})
