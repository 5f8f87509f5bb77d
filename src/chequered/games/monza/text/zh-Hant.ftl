### Monza：臺灣正體中文的文字。參見 en.ftl。

## The game

monza-name = Monza
monza-tagline = 擲出六種顏色，向前衝。
monza-about = 擲六顆顏色骰子，在賽車前方的顏色之間排出一條路。搶先衝過終點；如果同一輪有好幾輛車抵達，用最少骰子的獲勝。2 到 6 人，約十分鐘。

## Options and tracks

monza-option-challenge = 挑戰版
    .help = 給熟悉遊戲的人：每人有一片重擲板塊和六片加速板塊，放完六顆骰子的人可以渦輪擲骰。
monza-option-bonus-step = 獎勵步
    .help = 回合結束時，與最後一顆骰子同色的賽車可以再前進一格，不論是誰的回合。
monza-option-free-stop = 自由停車
    .help = 隨時可以停下，即使還有骰子能放。
monza-board-short = 短
    .help = 很快就跑完，適合第一次玩。
monza-board-medium = 中
    .help = 橢圓形賽道，起點和終點相鄰。
monza-board-long = 長
    .help = 路程長，適合挑戰版。

## A layout of one's own: an example, and why one is refused, told behind a colon
## $part and $other are names of parts, $number and $earlier their places in the layout from 1, $word what was written

monza-layout = S1 B2 B3r S4
    .help = 直線是 S1 到 S10，彎道是 B1 到 B10；後面加 r 就是反過來鋪。
monza-layout-unknown-part = 沒有「{ $word }」這塊路段（第 { $number } 塊）。直線是 S1 到 S10，彎道是 B1 到 B10；後面加 r 就是反過來鋪。
monza-layout-too-many = 到第 { $number } 塊就太多了；賽道有一到二十塊路段。
monza-layout-none = 沒有寫出任何路段；賽道有一到二十塊路段。
monza-layout-used-twice = 第 { $number } 塊路段（{ $part }）用了兩次。
monza-layout-overlap = 第 { $number } 塊路段（{ $part }）在桌面上和第 { $earlier } 塊（{ $other }）重疊。
monza-layout-overlap-start = 第 { $number } 塊路段（{ $part }）在桌面上和起點格重疊。
monza-layout-finish-overlaps = 終點格在桌面上和第 { $earlier } 塊路段（{ $other }）重疊。
monza-layout-finish-overlaps-start = 終點格在桌面上和起點格重疊。
monza-layout-no-way = 從第 { $number } 塊路段（{ $part }）沒有不經過障礙的路可以到終點。

## Words

monza-attribute-colour = 賽車顏色
monza-colour-blue = 藍色
monza-colour-green = 綠色
monza-colour-purple = 紫色
monza-colour-red = 紅色
monza-colour-white = 白色
monza-colour-yellow = 黃色
monza-side-left = 左前方
monza-side-ahead = 正前方
monza-side-right = 右前方

## Cells

monza-cell-road =
    { $lane ->
        [0] 左車道第 { $position } 格（{ $paint }）
        [1] 中間車道第 { $position } 格（{ $paint }）
       *[2] 右車道第 { $position } 格（{ $paint }）
    }
monza-cell-start = 起點
monza-cell-finish = 終點
monza-cell-obstacle =
    { $lane ->
        [0] 左車道第 { $position } 格的障礙
        [1] 中間車道第 { $position } 格的障礙
       *[2] 右車道第 { $position } 格的障礙
    }

## Actions

monza-action-die = 放骰子：{ $side }，{ $paint }
monza-action-tile = 用板塊：{ $side }，{ $paint }
monza-action-pick = 重擲：{ $colour }
monza-action-reroll = 擲選好的骰子
monza-action-stop = 停在這裡
monza-action-bonus = 獎勵步：{ $side }
monza-action-stay = 留在原地

## In hand, and what is counted

monza-page-block-die = 用骰子
monza-page-block-tile = 用板塊
monza-page-block-bonus = 獎勵步
monza-page-hand-dice = 骰子
monza-page-hand-tiles = 板塊
monza-page-hand-tile = 板塊：{ $colour }
monza-page-hand-reroll = 重擲板塊
monza-page-hand-choose-dice = 選擇要重擲的骰子，然後擲骰。
monza-page-hand-choose-cell = 選擇放板塊的格子。
monza-page-holding-tiles = 還有 { $count } 片板塊
monza-page-tally = 使用的骰子
monza-page-tally-dice = { $dice } 顆骰子

## What a player is asked
## $die, $tile, $pick, $reroll, $stop, $bonus, $stay: how many legal actions there are of each kind

monza-ask-die =
    { $stop ->
        [0] 請選下一顆骰子要放的格子。
       *[other] 請選下一顆骰子要放的格子，或停下。
    }
monza-ask-tile =
    { $pick ->
        [0] 沒有骰子能放。請用板塊，或停下。
       *[other] 沒有骰子能放。請用板塊、重擲幾顆骰子，或停下。
    }
monza-ask-pick =
    { $reroll ->
        [0] 沒有骰子能放。請選要重擲的骰子，或停下。
       *[other] 請再選要重擲的骰子，或現在就擲。
    }
monza-ask-reroll = 請擲選好的骰子。
monza-ask-stop = 什麼都不能放了。請停在這裡。
monza-ask-bonus = 最後是你的顏色。要走獎勵步嗎？
monza-ask-stay = 請留在原地。

## Events

monza-event-turn = 第 { $round } 輪：{ $seat } 擲骰。
monza-event-rolled = { $seat } 擲出{ $colour }。
monza-event-placed = { $seat } 把{ $colour }骰子放在{ $cell }。
monza-event-tile-placed = { $seat } 把{ $colour }板塊用在{ $cell }。
monza-event-picked = { $seat } 拿起{ $colour }骰子準備重擲。
monza-event-moved = { $seat } 開到{ $to }。
monza-event-stayed = { $seat } 留在原地。
monza-event-turbo = 六顆骰子都放完了：{ $seat } 渦輪擲骰！
monza-event-pushed-back = { $seat } 被超車，退回{ $to }。
monza-event-bonus-offered = 最後是{ $colour }：{ $seat } 可以走獎勵步。
monza-event-bonus-step = { $seat } 走獎勵步到{ $to }。
monza-event-bonus-declined = { $seat } 不走獎勵步。
monza-event-finished =
    { $dice ->
       *[other] { $seat } 用 { $dice } 顆骰子衝過終點！
    }
monza-event-race-over = 比賽結束。
monza-event-won =
    { $dice ->
       *[other] { $seat } 用 { $dice } 顆骰子獲勝！
    }

## Refusals

monza-refusal-1-3 = 只有挑戰版才有板塊。
monza-refusal-3-1 = 現在是別人的回合。
monza-refusal-3-2 = 要先擲完六顆骰子；擲出什麼不能自己選。
monza-refusal-3-3 = 你沒有這個顏色的骰子了。
monza-refusal-3-4 = 那一格不緊鄰在前方。
monza-refusal-3-6 = 那是障礙。
monza-refusal-3-8 = 進終點要用白色骰子，挑戰版也可以用白色板塊。
monza-refusal-3-9 = 還有骰子能放，所以要繼續。
monza-refusal-5-1 = 比賽已經結束。
monza-refusal-7-1 = 重擲要用重擲板塊，而且要在放任何東西之前：先選你有的骰子，再擲。
monza-refusal-7-2 = 你沒有這個顏色的板塊了。
monza-refusal-7-3 = 要先擲兩顆渦輪骰子；擲出什麼不能自己選。
monza-refusal-7-4 = 渦輪擲骰不能用任何板塊。
monza-refusal-8-1 = 獎勵步由最後那個顏色的車主決定，而且只能走到前方的空格。
monza-refusal-8-3 = 獎勵步不能走進終點。

## Rules: the game and its pieces

monza-rule-1-1 = 六種顏色：藍、綠、紫、紅、白、黃。骰子有六顆。{ -reading }每顆骰子上每種顏色各有一面。
    .title = 顏色與骰子
monza-rule-1-2 = 每位玩家有一輛賽車。{ -reading }二到六人可以玩；每輛車是六種顏色之一，不會有兩輛同色；由玩家自己選，沒有選的人照規則 1.1 的順序拿剩下的第一種顏色。
    .title = 賽車
monza-rule-1-3 = 在挑戰版中，每位玩家開始時有一片重擲板塊和六片加速板塊，每種顏色一片。不玩挑戰版時，沒有人有板塊。
    .title = 板塊
monza-rule-1-4 = 所有賽車都從起點格出發。
    .title = 出發位置

## Rules: the track

monza-rule-2-1 = 賽道由起點格、一到二十塊路段、終點格依序組成。直線和彎道各有十塊，每塊最多用一次。賽道可以是開放的，也可以接成一圈；接成一圈時起點和終點相鄰，但比賽仍只從起點跑到終點一次：沒有任何格子跨過那條線，也沒有人會退到起點後面。{ -reading }路段可以從任一端鋪起。反過來鋪時，左右車道互換，每條車道都倒著走，左彎因此變成右彎。
    .title = 賽道的組成
monza-rule-2-2 = 每條車道分成長短不一的格子。格子有六種顏色之一，或是障礙。{ -own }車道有三條；長度是從起點算起的整數單位，同一塊路段的三條車道單位數相同，彎道也一樣；擺在桌上的角度和長度由各路段決定。
    .title = 車道與格子
monza-rule-2-3 = 路段上每條車道的每一端是開口或封閉的。兩塊路段相接處，如果兩端都是開口而且顏色相同，前一塊路段這條車道的最後一格和後一塊路段同一車道的第一格就合成一格，否則是兩格；這樣可以一直連過任意多塊路段。障礙、起點和終點不與任何格子相連。合成的格子在任何情況都算一格：放一顆骰子，停一輛車，後退時算一格，並以它的前緣為準。
    .title = 相連的格子
monza-rule-2-4 = 起點格和終點格橫跨所有車道。{ -reading }上面可以停任意多輛車，而且在那裡不會有人被超車。
    .title = 起點與終點
monza-rule-2-5 = 賽道要符合這些條件才能玩：路段、起點和終點互不重疊，沒有路段用兩次，而且從起點和每一個不是障礙的格子，都有不經過障礙的路可以到終點。否則賽道會被拒絕，並指出第一塊不符合的路段。
    .title = 哪些賽道可以用
monza-rule-2-6 = 有三條現成的賽道：短、中（封閉的橢圓形）、長，都是順時針行駛。先推薦短或中，挑戰版則推薦長。
    .title = 現成的賽道
monza-rule-2-7 = { -own }二十塊路段的顏色、長度和邊界。障礙不會碰到路段的兩端，每塊路段最多一個障礙。中間車道在每塊路段的兩端都是開口，而且永遠同色；外側車道在那裡是封閉的。同一塊路段裡，中間車道的邊界不會與外側車道的邊界對齊。同一格前方的各格顏色不同，兩個方向都是。中間車道的障礙很短，外側車道的邊界不會落在它的範圍內；外側車道有障礙的路段最多每兩塊一塊。每種顏色占所有有顏色的格子 15 到 18%，相連的格子只算一次；在規則 2.6 的賽道上模擬基本版比賽，停在各顏色上的回合占 15 到 18.5%。一格前方有 k 種顏色時，(1 − k/6)⁶ 把每兩塊路段以四種方式前後相接，合起來看，對所有不是障礙、前方不只有終點的格子平均最多 7%。
    .title = 我們的路段怎麼設計

## Rules: a turn

monza-rule-3-1 = 第一個座位拿起始板塊並先開始，之後順時針輪流。{ -own }除非開桌的人排好座位，否則座位由抽籤決定；連續比賽時，每場之後起始板塊移到下一個座位。
    .title = 誰先開始
monza-rule-3-2 = 你的回合從同時擲六顆骰子開始。
    .title = 擲骰
monza-rule-3-3 = 接著一顆一顆放骰子，每顆放在前一顆的前方一格；第一顆放在你的賽車前方。骰子的顏色要與格子相同。每顆骰子只用一次。
    .title = 放骰子
monza-rule-3-4 = 一格的「前方」是指：同車道的下一格，以及相鄰車道上與它有一段並排、而且前緣更前面的格子。{ -reading }只在角落相碰的格子不算前方。所以最多有三格：左前方、正前方、右前方。
    .title = 什麼是「前方」
monza-rule-3-5 = 起點的前方是每條車道的第一格：左前方、正前方、右前方。如果那格是障礙，就不能走。
    .title = 離開起點
monza-rule-3-6 = 任何人都不能開上障礙。
    .title = 障礙
monza-rule-3-7 = 可以經過停著其他賽車的格子，也可以把骰子放在上面。
    .title = 經過其他賽車
monza-rule-3-8 = 終點只在每條車道最後一格的正前方，不在其他任何格子的前方。進終點要用白色骰子，挑戰版也可以用白色板塊。
    .title = 進入終點
monza-rule-3-9 = { -reading }只要還有骰子能放在前方的格子，就要繼續，用哪顆骰子、走哪一格由你自由選擇。沒有骰子能放時，回合自動結束；但如果還能用板塊，就由你自己結束。使用「自由停車」選項時，隨時可以停下，連第一顆骰子之前也可以。
    .title = 繼續與停下
monza-rule-3-10 = 放完之後，你的賽車開到最後一顆骰子或板塊所在的格子。什麼都沒放，就留在原地。
    .title = 賽車前進
monza-rule-3-11 = 回合依這個順序結束：賽車前進；渦輪擲骰；超車；獎勵步；如果是最後一個座位的回合，而且終點上有車，比賽就結束。
    .title = 回合結束的順序

## Rules: overtaking

monza-rule-4-1 = 如果你的賽車結束回合時停在有其他賽車的格子，那輛車要沿自己的車道退回最近一個沒有障礙也沒有車的格子；你離開的那一格算空格。起點和終點除外。{ -reading }如果沒有這樣的格子，就退回起點。其他東西都不動：它經過的賽車和障礙留在原處。
    .title = 超車
monza-rule-4-2 = 只是經過其他賽車，對它們沒有影響。
    .title = 經過不算超車
monza-rule-4-3 = 沒有移動的賽車不會超車。
    .title = 留在原地

## Rules: the end of the race

monza-rule-5-1 = 有賽車抵達終點後，這一輪要跑完，讓大家的回合數相同。剩下的回合照常進行，包括獎勵步。已在終點的賽車不再有回合。
    .title = 最後一輪
monza-rule-5-2 = 在那一輪抵達終點的賽車中，抵達終點的那個回合用最少骰子的獲勝。數量相同就並列獲勝。
    .title = 誰獲勝
monza-rule-5-3 = { -reading }依規則 5.2 計算時，那個回合放下的每顆骰子、每片板塊和每顆渦輪骰子都要算；重擲的或沒放的骰子不算。
    .title = 計算骰子
monza-rule-5-4 = { -reading }其他名次先排抵達終點的賽車，依所用的骰子；再排其他賽車，依所在格子的前緣在賽道上的遠近；還在起點的排最後。你的名次是比你好的車數加一，所以可能有兩個第一名，下一個是第三名。
    .title = 其他名次
monza-rule-5-5 = { -own }200 輪之後還沒有賽車抵達終點，比賽就停止；名次照規則 5.4，沒有人獲勝。
    .title = 沒有人抵達終點時
monza-rule-5-6 = 獲勝者，或並列獲勝的每個人，各得一座獎盃。同一群人之中，拿到最近一座獎盃的人是衛冕冠軍。這不影響任何比賽。
    .title = 獎盃

## Rules: refusals

monza-rule-6-1 = { -own }不允許的動作不會改變任何事，而且你會得知下列理由中第一個符合的：比賽已經結束（5.1）；由別人決定（3.1，獎勵步時 8.1）；現在該擲骰，或現在不該擲骰（3.2、7.1、7.3）；你正在選要重擲的骰子（7.1）；非挑戰版（1.3）、在渦輪擲骰中（7.4）、獎勵步時（8.1），都不能用板塊；重擲板塊已用掉或太遲了、沒有選骰子或沒有那種顏色的骰子（7.1）；那一側前方沒有格子（3.4）；是障礙（3.6）；獎勵步會進終點（8.3）或走到有車的格子（8.1）；你沒有那種板塊了（7.2）；終點需要白色（3.8）；你沒有那種骰子（3.3）；還有骰子能放（3.9）。
    .title = 什麼會被拒絕，為什麼

## Rules: the Challenge

monza-rule-7-1 = 擲骰之後、放任何骰子或板塊之前，你可以用掉重擲板塊：選一到六顆骰子，重擲一次。選了第一顆骰子，板塊就用掉了；選了的骰子不能放回去。渦輪擲骰不能重擲。
    .title = 重擲板塊
monza-rule-7-2 = 加速板塊當作同色的骰子使用，放骰子時隨時可用，一回合幾片都可以：代替能放的骰子、沒有骰子能放時，或第六顆骰子之後。用過就沒有了。用了板塊之後，規則 3.9 再次適用。沒有人必須用板塊。
    .title = 加速板塊
monza-rule-7-3 = 如果放完時六顆骰子都放下了（板塊不算），而且你不在終點，賽車就開到最後一顆骰子或板塊，全部收回，然後你擲兩顆骰子。{ -reading }渦輪擲骰一定會進行；這兩顆骰子可以照常放（3.3 到 3.8），也可以不放，即使能放。之後你的回合結束。
    .title = 渦輪擲骰
monza-rule-7-4 = { -reading }渦輪擲骰時，加速板塊和重擲板塊都不能用。（原規則也可以有較寬的讀法。）
    .title = 渦輪擲骰不用板塊
monza-rule-7-5 = 渦輪擲骰之後，才決定你超了誰的車。
    .title = 先渦輪擲骰，再超車

## Rules: the bonus step

monza-rule-8-1 = 回合結束時，與最後放下的骰子或板塊（包括渦輪骰子）同色的賽車，可以走到前方一個沒有障礙也沒有車的格子，不需要骰子，什麼顏色都可以。由那輛車的主人決定，即使在別人的回合；沒有這樣的格子，就不問任何人。這一步不會超車，也不會再引出另一步。
    .title = 獎勵步
monza-rule-8-2 = { -reading }先處理超車，再走獎勵步，即使走獎勵步的正是超車或被超車的那輛。
    .title = 先超車，再獎勵步
monza-rule-8-3 = { -reading }這些情況沒有獎勵步：沒有放任何骰子或板塊、沒有那種顏色的賽車、那輛車已在終點；也不能走進終點，因為那裡需要白色骰子。
    .title = 沒有獎勵步的情況
monza-rule-8-4 = 獎勵步不是回合：不計入最後一輪，那輛車也不算用了骰子。
    .title = 獎勵步不是回合
