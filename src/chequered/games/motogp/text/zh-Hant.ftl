### Table-MotoGP：臺灣正體中文的文字。參見 en.ftl。
###
### 繞賽道一周是「圈」，所有人各輪一次是「輪」，自己行動一次是「回合」。

## The game

motogp-name = Table-MotoGP
motogp-tagline = 兩輛機車，三圈賽道，一手好牌。
motogp-about = 帶領兩輛機車的車隊，從排位賽一路拼到三圈的正賽：用完美速度走內側車道，在關鍵時刻用額外動力，手上留著牌應付各種意外。2 到 9 支車隊；一場比賽約一小時，賽季要多長由你們決定。

## Options and circuits

motogp-option-laps = 圈數
    .help = 一場比賽跑幾圈。
motogp-option-qualifying = 排位賽
    .help = 每輛機車自己跑出發車位置。關閉時，發車位置由抽籤決定。
motogp-option-extra-power-six = 額外動力算六點
    .help = 這張牌當作擲出 6，而不是多擲一次。
motogp-option-lapped = 落後一圈
    .help = 有機車被套圈時，誰要退出比賽。
motogp-option-lapped-team = 整支車隊
motogp-option-lapped-rider = 只有那輛機車
motogp-board-ironwood = 鐵木林
    .help = 什麼都有一點，適合第一場比賽。
motogp-board-portovelo = 維洛港
    .help = 環繞港口的曲折街道，隨時可能摔車。
motogp-board-cloudpass = 雲嶺
    .help = 上山再下山，一個髮夾彎接一個髮夾彎。
motogp-board-dunemarch = 沙丘道
    .help = 穿越沙漠、耗油的路：每圈三個燃料格。
motogp-board-twinlakes = 雙子湖
    .help = 寬闊流暢的彎道，和很長的維修道。
motogp-board-saltflats = 鹽原
    .help = 最快的賽道：直線很長，引擎要撐得住。

## Words

motogp-piece = { $name } #{ $number }
motogp-attribute-colour = 車隊顏色
motogp-colour-red = 紅色
motogp-colour-blue = 藍色
motogp-colour-yellow = 黃色
motogp-colour-green = 綠色
motogp-colour-orange = 橘色
motogp-colour-purple = 紫色
motogp-colour-white = 白色
motogp-colour-teal = 藍綠色
motogp-colour-pink = 粉紅色
motogp-card-extra = 額外動力
motogp-card-boxes = 進站
motogp-card-crash = 摔車
motogp-card-fuel = 燃料
motogp-lane-inner = 內側車道
motogp-lane-outer = 外側車道

## Cells and their marks

motogp-cell-straight = 第 { $position } 格
motogp-cell-inner = 第 { $position } 格內側
motogp-cell-outer-a = 第 { $position } 格外側 A
motogp-cell-outer-b = 第 { $position } 格外側 B
motogp-cell-hairpin = 髮夾彎第 { $position } 格
motogp-cell-pit = 維修道第 { $position } 格
motogp-mark-fuel = 燃料
motogp-mark-boxes = 進站
motogp-mark-crash = 摔車
motogp-mark-engine = 引擎故障
motogp-mark-chequered = 黑白格

## Actions

motogp-action-lane = 前進：{ $lane }
motogp-action-keep = 不用額外動力
motogp-action-extra = 打出額外動力
motogp-action-take = 拿「{ $card }」牌

## On the page

motogp-page-block-lane = 去哪裡
motogp-page-tally = 積分

## What a player is asked
## $lane, $keep, $extra, $take: how many legal actions there are of each kind

motogp-ask-lane = 請選擇要騎到哪裡。
motogp-ask-keep =
    { $extra ->
        [0] 請選擇要騎到哪裡。
       *[other] 要打出額外動力，還是不用？
    }
motogp-ask-extra = 要打出額外動力嗎？
motogp-ask-take = 你通過了起終點線。要拿哪一張牌？

## Events

motogp-event-rides-out = { $piece } 出發跑排位賽。
motogp-event-qualified =
    { $spaces ->
       *[other] { $piece } 在排位賽跑了 { $spaces } 格。
    }
motogp-event-grid = { $piece } 從第 { $place } 個發車位置出發。
motogp-event-round = 第 { $round } 輪。
motogp-event-turn = 輪到 { $piece }。
motogp-event-rolled = { $piece } 擲出 { $face }。
motogp-event-extra = { $piece } 打出額外動力。
motogp-event-rode = { $piece } 經過{ $cell }。
motogp-event-held-up = { $cell }：沒有空位，{ $piece } 被擋住了。
motogp-event-moved = { $piece } 騎到{ $to }。
motogp-event-stayed = 一路上都沒有空位：{ $piece } 留在原地。
motogp-event-lap = { $piece } 開始第 { $lap } 圈。
motogp-event-card = { $seat } 通過起終點線，得到{ $card }牌。
motogp-event-played = { $piece } 打出{ $card }牌，平安無事。
motogp-event-failure = { $piece } 有機械故障：到了入口要轉進維修道，最後一圈除外。
motogp-event-pit-in = { $piece } 轉進維修道。
motogp-event-repaired = { $piece } 修好了，離開維修道。
motogp-event-again = 沒有進站牌：{ $piece } 還欠一次進維修道。
motogp-event-penalty =
    { $stops ->
        [1] 連續三個六：{ $piece } 受到停車處罰（Stop & Go）。
       *[other] 連續三個六：{ $piece } 受到停車處罰（Stop & Go），現在要停 { $stops } 次。
    }
motogp-event-stopped = 停車處罰：{ $piece } 停在黑白格，下一回合暫停。
motogp-event-missed =
    { $left ->
        [0] { $piece } 這一回合暫停。
       *[other] { $piece } 這一回合暫停，之後還要停 { $left } 回合。
    }
motogp-event-out-of-fuel = 沒有燃料牌：{ $piece } 沒油了，失去資格！
motogp-event-crashed = 沒有摔車牌：{ $piece } 摔車了，下一回合暫停！
motogp-event-broke-down = 引擎故障：{ $piece } 不能再跑，但仍依目前的距離計算名次！
motogp-event-lapped = 落後超過一圈：{ $piece } 被套圈，退出比賽！
motogp-event-disqualified = 同隊的另一輛機車被套圈：{ $piece } 也失去資格！
motogp-event-finished = { $piece } 以第 { $place } 名衝過終點！
motogp-event-race-over = 比賽結束。
motogp-event-classified =
    { $points ->
        [0] 第 { $place } 名：{ $piece }，沒有積分。
       *[other] 第 { $place } 名：{ $piece }，{ $points } 分。
    }
motogp-event-won =
    { $points ->
       *[other] { $seat } 以 { $points } 分贏得比賽！
    }

## Refusals

motogp-refusal-1-3 = 只有剛通過起終點線的車隊可以選牌，而且必須先選牌，才能做別的事。
motogp-refusal-3-4 = 這次擲骰的路走不到那裡。
motogp-refusal-4-1 = 排位賽由機車一輛一輛跑、一次一次擲骰：現在還不行。
motogp-refusal-4-2 = 排位賽只有在第六次擲骰之後、停在直線格上，才能用額外動力。
motogp-refusal-4-3 = 正在抽籤決定發車位置，不能自己選。
motogp-refusal-5-2 = 要先擲完骰子、決定用不用額外動力，機車才前進。
motogp-refusal-6-1 = 現在是另一輛機車的回合。
motogp-refusal-6-2 = 現在該擲骰；擲出什麼不能自己選。
motogp-refusal-6-3 = 用額外動力要有這張牌，而且第一次擲出 1 到 5。
motogp-refusal-6-5 = 從紅色或黃色的格子出發，不能用額外動力。
motogp-refusal-7-2 = 有機械故障時不能用額外動力。
motogp-refusal-11-2 = 比賽已經結束。

## Rules: teams and hands

motogp-rule-1-1 = 每位玩家帶領一支有兩輛機車的車隊，兩輛車共用一手牌。
    .title = 車隊
motogp-rule-1-2 = 每場比賽前重新發牌：每人兩張額外動力（Extra Power）、一張進站（Boxes）、兩張摔車（Crash）和兩張燃料（Fuel）。{ -reading }前一場剩下的牌全部作廢，所有的手牌都公開。
    .title = 手牌
motogp-rule-1-3 = 機車每次通過起終點線，不論在賽道上或維修道裡，車隊都得到一張燃料牌，再任選一張：進站、摔車或額外動力。牌永遠拿不完。{ -reading }機車移動結束時所在的位置在線的另一邊，或是抵達終點，才算通過；在線前被擋住的不算。牌在規則 6.9 所說的時候拿。不能放棄不選；沒有機車還在比賽的車隊拿不到牌。
    .title = 過線得牌
motogp-rule-1-4 = { -reading }開賽時從發車位置駛過這條線，不算通過；抵達終點時算。
    .title = 起點與終點的線

## Rules: the circuit

motogp-rule-2-1 = 賽道是一圈封閉的格子，依同一個方向行駛，從起終點線後的第一格開始編號，第一格是 0。
    .title = 一圈賽道
motogp-rule-2-2 = 直線格是灰色，可以並排停三輛機車：內側、中間、外側。到達的機車停在最內側的空位。{ -reading }位置不會遞補：有車離開時，其他車留在原位。
    .title = 直線
motogp-rule-2-3 = 彎道或減速彎的格子是紅色。內側車道是一個位置 I；外側車道是兩個位置，先 A 後 B。每個位置停一輛機車。所以 m 格的彎道，內側有 m 個位置，外側有 2m 個。
    .title = 彎道與減速彎
motogp-rule-2-4 = 髮夾彎的格子只有一個位置，停一輛機車，沒有速度規定。{ -reading }它算紅色。
    .title = 髮夾彎
motogp-rule-2-5 = 直線格可以有一個標記：綠色的燃料（FUEL），或黑色的進站（BOXES）、摔車（CRASH）、引擎故障（ENGINE BREAK DOWN）。恰好有一個直線格是黑白格。有標記的格子和黑白格都能停三輛機車。黑白格不在維修道避開的那一段上；入口格和出口格不算在那一段裡。{ -reading }黑白格沒有標記，使用額外動力時算灰色。
    .title = 標記與黑白格
motogp-rule-2-6 = 維修道是黃色，從入口開始編號。對必須進維修道的機車來說，入口格的前方是維修道第一格；維修道最後一格的前方是出口格。這兩格都是直線；入口在起終點線之前，出口在線之後，屬於下一圈。可以並排停三輛，位置照規則 2.2。維修道可以有一格標著進站（BOXES）。不必進維修道的機車（規則 7.2）不能進去。
    .title = 維修道
motogp-rule-2-7 = 發車區是起終點線前的最後幾格，每格並排三輛，夠停所有機車為止。位置從線往後數，每排從內側開始：內側、中間、外側。在發車區時是第 0 圈。{ -reading }這些格子是直線，沒有標記；九支車隊要六格。
    .title = 發車區
motogp-rule-2-8 = { -own }有下列任一情形的賽道會被拒絕，並指出位置：少於 13 格或多於 120 格；發車區有標記或不是直線；沒有維修道，或維修道沒有避開任何格子、超過 40 格、超過所避開格數的兩倍；入口或出口不是直線、不在線的正確一側；經過維修道的一圈少於 13 格；黑白格不是恰好一個，或是紅色、有標記、在維修道避開的那一段上；紅色格有標記；格子的種類不明。
    .title = 哪些賽道可以用

## Rules: cells in front

motogp-rule-3-1 = 直線格或髮夾彎格的前方是下一格。如果下一格在彎道裡，就到它的 A；只有在完美速度（規則 5.1）時，也可以到它的 I。
    .title = 從直線或髮夾彎出發
motogp-rule-3-2 = 從 I 到下一格的 A；只有在完美速度時，也可以到下一格的 I。從 A 到同一格的 B；只有在完美速度時，也可以到同一格的 I。從 B 到下一格的 A；只有在完美速度時，也可以到下一格的 I。彎道結束時，I 和 B 都通往下一格。{ -reading }路上任何地方都可以換車道，一顆骰子走到一半也可以。
    .title = 在彎道或減速彎裡
motogp-rule-3-3 = 每往前一個位置用掉擲出的一點。可以穿過其他機車。
    .title = 一步一步走
motogp-rule-3-4 = 前方有兩個位置可走時，由玩家一步一步選擇，而且已經知道這回合所有的骰子。沒有空位的位置也可以選，外側車道永遠可以走。只有一個位置可走時，不會詢問。
    .title = 選擇路線

## Rules: qualifying

motogp-rule-4-1 = 每輛機車單獨跑。從第 0 格之前出發，擲六次骰子；每次擲完馬上前進，依規則 3.1 到 3.4 和 5.1 到 5.3。標記、維修道，以及額外動力以外的牌都不適用。跑到第二圈就繼續累計，不會得到牌。{ -reading }車隊照座位順序跑，先第一輛，再第二輛；擲出 6 不會再擲一次（規則 6.2 不適用）。
    .title = 排位賽怎麼跑
motogp-rule-4-2 = { -reading }第六次擲骰之後，以及每次這樣多得的擲骰之後，停在直線格的機車可以用一張額外動力牌再擲一次；規則 6.4 和 6.5 適用。這張牌正賽就沒有了。
    .title = 排位賽的額外動力
motogp-rule-4-3 = 連圈數一起算，跑得最遠的從第一個位置發車，其次的從第二個，依此類推。{ -reading }同一格時，I 在 B 之前，B 在 A 之前；仍然相同的就抽籤，每輛接著被抽中的機會相等。
    .title = 發車位置
motogp-rule-4-4 = { -own }如果關閉「排位賽」選項，發車位置由抽籤決定。
    .title = 沒有排位賽時

## Rules: speed in corners

motogp-rule-5-1 = 擲出 1 到 4 是完美速度：可以走內側車道。5 或 6 不是：走這些點數時，機車只能進入外側車道或沿著它走；原本在 I 的，必須到下一個彎道格的 A。
    .title = 完美速度
motogp-rule-5-2 = { -reading }一回合的所有骰子，包括規則 6.2 的第三次，都要先擲完，額外動力也要先決定，才走第一點。先走第一顆骰子的點數，再走第二顆。每顆骰子擲出的數字決定它自己的點數能走哪條車道，在維修道裡也一樣：減半的 5 仍然是 5。走完最後一點才算停下。
    .title = 先擲骰，再前進
motogp-rule-5-3 = 髮夾彎沒有速度規定。
    .title = 髮夾彎的速度

## Rules: a round, a turn

motogp-rule-6-1 = 每一輪中，還在比賽的每輛機車各有一個回合，照這一輪開始時的比賽順序：較前面的先；同一個直線格，較內側的先；同一個彎道格，I 先於外側車道。第一輪照發車位置。{ -reading }外側車道上，B 先於 A。
    .title = 行動順序
motogp-rule-6-2 = 回合從擲骰開始。擲出 6 就再擲一次，加起來。如果又是 6，就前進 12，並擲第三次決定：6 要受停車處罰（Stop & Go），1 到 5 沒事。第三次的點數絕不用來前進。
    .title = 擲骰與六點
motogp-rule-6-3 = 第一次擲出 1 到 5 之後，車隊可以打出一張額外動力牌再擲一次，加起來；這時擲出 6 不會再多擲。機車必須從灰色、黑色或綠色的格子開始這個回合，而且沒有機械故障。一回合最多前進 12。
    .title = 額外動力
motogp-rule-6-4 = 使用「額外動力算六點」選項時，這張牌當作擲出 6，不再擲骰。
    .title = 額外動力當作六點
motogp-rule-6-5 = 從紅色或黃色的格子出發，不能用額外動力。
    .title = 不能用額外動力的地方
motogp-rule-6-6 = 機車一定要走完擲出的點數，除非終點處沒有空位（6.7）、停車處罰（8.1）、在維修道裡減半（7.3），或抵達終點（11.1）。
    .title = 走完點數
motogp-rule-6-7 = 如果移動結束的位置沒有空位，機車就停在沿路最後一個有空位的位置，不論哪條車道、在不在維修道、在線前或線後。如果都沒有空位，就留在原處，一切不變。在彎道和髮夾彎被擋住也是這樣處理。
    .title = 沒有空位
motogp-rule-6-8 = { -reading }機車移動之後，回合結束時停在標記上，標記就生效；只是被擋在那裡也算。留在原地的機車不會再次受影響。
    .title = 標記何時生效
motogp-rule-6-9 = { -reading }一回合依這個順序進行：骰子與額外動力；前進；停下或抵達終點；被套圈的退出；過線得牌；離開維修道的修好故障；所在的格子生效（標記、維修道的進站、該停的處罰）；記下新的停車處罰。
    .title = 回合的順序

## Rules: boxes and the pit lane

motogp-rule-7-1 = 除了最後一圈，移動結束時停在進站（BOXES）的機車，會自動打出一張進站牌；沒有牌就發生機械故障。賽道上的故障不會累加。最後一圈的進站格沒有作用，維修道裡的也一樣。{ -reading }已有故障時牌也會打出，但不會修好故障。
    .title = 進站（BOXES）
motogp-rule-7-2 = 有故障的機車不能用額外動力。除了自己的最後一圈，它的路從入口格再往前時，必須轉進維修道；以過線之前的圈數為準。最後一圈入口關閉。{ -reading }這時故障仍在，只剩下不能用額外動力的影響。
    .title = 機械故障
motogp-rule-7-3 = 回合開始時在黃色格的機車，每顆骰子只走一半，無條件進位（1–2 走 1，3–4 走 2，5–6 走 3），整個回合都是，出了維修道也一樣。這回合才進來的機車走全部點數，即使一路穿過又出去。維修道裡不能用額外動力。{ -reading }擲出 6 仍然再擲一次。
    .title = 維修道的速度
motogp-rule-7-4 = 停在出口之後的機車就離開了維修道，故障也修好了。如果它曾在維修道的進站格結束回合，卻沒有牌，就還欠一次：它帶著故障離開，再依規則 7.2 進來。
    .title = 離開維修道
motogp-rule-7-5 = 維修道裡的機車，圈數、過線、順序、套圈和名次都看賽道上旁邊那一格。{ -reading }維修道有 n 格、旁邊的賽道有 M 格時，維修道第 j 格在這 M 格中第 j × M ÷ n 格（無條件進位）的旁邊。相同時，賽道上的在維修道之前，維修道後面的格子在前面的格子之前。
    .title = 維修道旁邊

## Rules: Stop & Go

motogp-rule-8-1 = 受罰的機車第一次移動到黑白格時，就停在那裡；剩下的點數作廢，並暫停一回合。{ -reading }受罰的那次移動，以及從黑白格開始的移動，都不算到達。如果沒有空位，機車就停在後面，那裡的標記會生效；這時不暫停，仍然欠著這次停車。處罰會累加，一次處罰停一次；到終點還沒停的就取消。
    .title = 停車
motogp-rule-8-2 = 受罰的機車照常可以用額外動力。受罰當時已經停在黑白格，不算停過。
    .title = 停車之前

## Rules: fuel, crash, engine

motogp-rule-9-1 = 移動結束時停在燃料（FUEL）的機車，會自動打出一張燃料牌；沒有牌就立刻失去資格：退出比賽，沒有積分。同隊的另一輛繼續跑。
    .title = 燃料（FUEL）
motogp-rule-9-2 = 移動結束時停在摔車（CRASH）的機車，會自動打出一張摔車牌；沒有牌就暫停下一回合。
    .title = 摔車（CRASH）
motogp-rule-9-3 = 移動結束時停在引擎故障（ENGINE BREAK DOWN）的機車離開賽道。名次依它到這一格的距離計算，仍然可以得分；此後它不算領先，也不會被套圈。
    .title = 引擎故障（ENGINE BREAK DOWN）
motogp-rule-9-4 = 暫停的回合會累加。
    .title = 暫停好幾回合

## Rules: lapped

motogp-rule-10-1 = 被套圈的機車退出比賽，整支車隊失去資格：兩輛都退出，沒有積分，已經抵達終點或引擎故障的也一樣，領先者自己的車隊也不例外。每次有機車停下或抵達終點之後檢查。領先者是還在比賽的機車和剛抵達終點的機車（以線為準）之中最前面的。{ -reading }還在比賽的機車，以整格計算、不論車道，落後領先者超過一圈，就是被套圈，同時全部退出。已經抵達終點、引擎故障或失去資格的機車不會被套圈；有第一輛抵達終點之後，誰都不會。
    .title = 被套圈
motogp-rule-10-2 = { -own }「落後一圈」選項決定誰退出：照原規則整支車隊，或只有被套圈的那輛機車。
    .title = 車隊或機車

## Rules: the end of a race

motogp-rule-11-1 = 一場比賽跑三圈。最後一圈結束時路線通過起終點線的機車就抵達終點；不需要空位，並離開賽道。{ -own }「圈數」選項可以改變圈數。
    .title = 抵達終點
motogp-rule-11-2 = 第三輛機車抵達終點的那一輪結束時，或沒有機車還在比賽時，比賽結束。{ -reading }抵達終點後失去資格的不算。
    .title = 比賽何時結束
motogp-rule-11-3 = 先排抵達終點的機車，照過線順序；再排其他沒有失去資格的，包括引擎故障的，照距離。{ -reading }距離相同時照規則 6.1，之後是引擎故障的，較早故障的在前。失去資格的沒有名次，後面的往前遞補。
    .title = 名次
motogp-rule-11-4 = 第 1 到 15 名的積分：25、20、16、13、11、10、9、8、7、6、5、4、3、2、1。{ -reading }兩輛機車合計積分最多的車隊贏得比賽；積分相同時，最佳名次較前的車隊獲勝。沒有積分就沒有人獲勝。
    .title = 積分

## Rules: the season

motogp-rule-12-1 = 賽季是一串賽道，可以逐一指定，或一次用全部六條，依序各跑一場。車手錦標累計每輛機車的積分，車隊錦標累計兩輛的積分。
    .title = 錦標
motogp-rule-12-2 = { -reading }積分相同時，冠軍多的在前，再比第二名的次數，依此類推；全部相同就並列。
    .title = 積分相同時

## On the page: dice, hand, order of the race, result
## $role is first, second or third; $face, $points, $spaces, $lap, $laps, $round, $roll, $rolls and $count are numbers

motogp-page-dice = 這一回合的骰子
motogp-page-die =
    { $role ->
        [first] 第一顆骰子 { $face }：
        [second] 第二顆骰子 { $face }：
       *[third] 第三次擲骰 { $face }：
        [roll] 擲出 { $face }：
    }
motogp-page-die-inner = 完美速度：可走內側車道
motogp-page-die-outer = 太快：只能走外側車道
motogp-page-die-third = 不移動：只看是不是 6
motogp-page-die-half = 維修道減半：{ $points } 格
motogp-page-hand = { $name } 的手牌
motogp-page-hand-yours = 你的手牌
motogp-page-held = 你有 { $count } 張
motogp-page-card-extra = 多擲一次，或依選項算 6：首次擲出 1 至 5，且從灰、黑或綠格出發；排位賽則在第六次擲骰以後，停在直線格上。
motogp-page-card-boxes = 停在進站（BOXES）時自動打出。沒有就發生機械故障。
motogp-page-card-crash = 停在摔車（CRASH）時自動打出。沒有就暫停一回合。
motogp-page-card-fuel = 停在燃料（FUEL）時自動打出。沒有就失去資格。
motogp-page-extra-effect =
    { $six ->
        [0] 多擲一顆骰子，依它自己的速度
       *[other] 多走六格
    }
motogp-page-without-extra = 不用額外動力：
motogp-page-take = 通過起終點線拿的牌
motogp-page-ways = 可以停在哪裡
motogp-page-way-finish = 衝過終點線
motogp-page-order = 目前名次
motogp-page-round = 第 { $round } 輪
motogp-page-lap = 第 { $lap } 圈，共 { $laps } 圈
motogp-page-gap =
    { $spaces ->
        [0] –
       *[other] +{ $spaces }
    }
motogp-page-qualifying = 排位賽
motogp-page-qualifying-roll =
    { $roll ->
        [0] 準備擲骰
       *[other] 第 { $roll } 次擲骰，共 { $rolls } 次
    }
motogp-page-qualifying-extra = 加擲
motogp-page-qualifying-waiting = 還沒輪到
motogp-page-spaces = { $count } 格
motogp-page-teams = 各車隊與手牌
motogp-page-classification = 各機車
motogp-page-column-place = 名次
motogp-page-column-motorcycle = 機車
motogp-page-column-lap = 圈數
motogp-page-column-gap = 落後領先者
motogp-page-column-spaces = 格數
motogp-page-column-end = 結束時
motogp-page-column-points = 積分
motogp-page-flag-failure = 機械故障：要進維修道，最後一圈除外
motogp-page-flag-again = 還欠一次進維修道
motogp-page-flag-stop = 還要停 { $count } 次（Stop & Go）
motogp-page-flag-missing = 暫停 { $count } 回合
motogp-page-end-finished = 完賽
motogp-page-end-running = 賽道上
motogp-page-end-broken = 引擎故障
motogp-page-end-out = 退出
motogp-page-end-out-of-fuel = 沒油
motogp-page-end-lapped = 被套圈
motogp-page-end-disqualified = 隨車隊失去資格
