"""The nouns of Copyright: options, actions, views, the state, questions. No logic.

Conventions, shared with the browser:
- A cell of a 3×3 card or model is numbered 0 to 8, row by row. A set of symbols is a bit mask:
  square 1, circle 2, cross 4.
- A face is three digits: the cells of the square, the circle and the cross of a card as dealt.
- An orientation is 0 to 7: mirrored left to right if it is 4 or more, *then* turned clockwise by
  `orientation % 4` quarter turns.
- A place is the column `x` and the row `y` of the top left cell of a card or frame on the mat. The
  first card of a stack lies at (0, 0); only what lies relative to what matters.
"""

from tablee.games.copyright.model.actions import Action as Action
from tablee.games.copyright.model.actions import AgreeToEnd as AgreeToEnd
from tablee.games.copyright.model.actions import CardIndex as CardIndex
from tablee.games.copyright.model.actions import Continue as Continue
from tablee.games.copyright.model.actions import IllegalCode as IllegalCode
from tablee.games.copyright.model.actions import LayCard as LayCard
from tablee.games.copyright.model.actions import Moment as Moment
from tablee.games.copyright.model.actions import Move as Move
from tablee.games.copyright.model.actions import Orientation as Orientation
from tablee.games.copyright.model.actions import Place as Place
from tablee.games.copyright.model.actions import PlaceFrame as PlaceFrame
from tablee.games.copyright.model.actions import Reason as Reason
from tablee.games.copyright.model.actions import TakeCard as TakeCard
from tablee.games.copyright.model.actions import TurnModelCard as TurnModelCard
from tablee.games.copyright.model.actions import TurnStack as TurnStack
from tablee.games.copyright.model.options import FirstOptions as FirstOptions
from tablee.games.copyright.model.options import ModelMaker as ModelMaker
from tablee.games.copyright.model.options import Options as Options
from tablee.games.copyright.model.options import Struct as Struct
from tablee.games.copyright.model.options import Variant as Variant
from tablee.games.copyright.model.questions import Answer as Answer
from tablee.games.copyright.model.questions import HowItWent as HowItWent
from tablee.games.copyright.model.questions import IfSo as IfSo
from tablee.games.copyright.model.questions import Possible as Possible
from tablee.games.copyright.model.questions import Question as Question
from tablee.games.copyright.model.questions import Review as Review
from tablee.games.copyright.model.questions import ReviewedHand as ReviewedHand
from tablee.games.copyright.model.questions import ReviewedMovement as ReviewedMovement
from tablee.games.copyright.model.questions import Unanswered as Unanswered
from tablee.games.copyright.model.questions import WhatIf as WhatIf
from tablee.games.copyright.model.questions import WhatWasPossible as WhatWasPossible
from tablee.games.copyright.model.state import FirstState as FirstState
from tablee.games.copyright.model.state import SeatState as SeatState
from tablee.games.copyright.model.state import SecondState as SecondState
from tablee.games.copyright.model.state import State as State
from tablee.games.copyright.model.views import Face as Face
from tablee.games.copyright.model.views import FinestCopy as FinestCopy
from tablee.games.copyright.model.views import LaidCard as LaidCard
from tablee.games.copyright.model.views import Movement as Movement
from tablee.games.copyright.model.views import OwnView as OwnView
from tablee.games.copyright.model.views import Phase as Phase
from tablee.games.copyright.model.views import RoundResult as RoundResult
from tablee.games.copyright.model.views import SeatResult as SeatResult
from tablee.games.copyright.model.views import SeatView as SeatView
from tablee.games.copyright.model.views import Spot as Spot
from tablee.games.copyright.model.views import Symbols as Symbols
from tablee.games.copyright.model.views import Tally as Tally
from tablee.games.copyright.model.views import View as View
