"""Every sentence people read, whichever language they read it in.

Sentences are Fluent messages: the common ones in this package, a game's own in its `text` package, one file a language.
The page loads the very same files, so that a sentence is written once.
"""

from chequered.text.game_sentences import GameSentences, RuleText
from chequered.text.languages import LANGUAGES, best_language
from chequered.text.sentences import Sentences

__all__ = ["LANGUAGES", "GameSentences", "RuleText", "Sentences", "best_language"]
