### Moto Strategy：臺灣正體中文的文字。參見 en.ftl。
###
### 自己行動一次是「回合」，從發牌到計分是「局」，一場遊戲有好幾局。牌面上印的英文名稱不譯。

## The game

moto-strategy-name = Moto Strategy
moto-strategy-tagline = 起跑、得分，趁早把比賽停下來。
moto-strategy-about = 打出 MOTO 牌得分，同時有人舉起 RED FLAG、罰你跑 LONG LAP，或讓比賽提前結束。沒有人看得到你的手牌，先到 10,000 分的人獲勝。2 到 5 人。

## Options and decks

moto-strategy-option-target = 獲勝分數
    .help = 一局結束時達到這個分數就能贏得整場。3,000 分適合一個短短的晚上。
moto-strategy-option-max-deals = 局數上限
    .help = 打完這麼多局，遊戲一定結束，總分最高的人獲勝。
moto-strategy-board-standard = 整副牌
    .help = 全部一百張；每人發十張。

## Cards

moto-strategy-card-moto-1 = MOTO 1
moto-strategy-card-moto-2 = MOTO 2
moto-strategy-card-moto-3 = MOTO 3
moto-strategy-card-q1 = Q1
moto-strategy-card-q2 = Q2
moto-strategy-card-starter = STARTER
moto-strategy-card-warm-up = WARM-UP
moto-strategy-card-red-flag = RED FLAG
moto-strategy-card-stop = STOP THE RACE
moto-strategy-card-long-lap = LONG LAP

## Actions

moto-strategy-action-lay = 打出 { $card }
moto-strategy-action-long-lap = 罰 { $seat } LONG LAP
moto-strategy-action-draw = 抽一張牌
moto-strategy-action-pass = 跳過這回合
moto-strategy-action-decline = 現在不出 LONG LAP

## What a player is asked
## $lay, $long-lap, $draw, $pass, $decline: how many legal actions there are of each kind

moto-strategy-ask-lay = 要打出哪一張牌？
moto-strategy-ask-long-lap =
    { $decline ->
        [0] LONG LAP 要罰誰？
       *[other] 下一回合之前：要出 LONG LAP 嗎？要罰誰？
    }
moto-strategy-ask-draw = 沒有牌可以打出：請抽一張。
moto-strategy-ask-pass = 沒有牌可以打出，也沒有牌可以抽。
moto-strategy-ask-decline = 下一回合之前：你沒有 LONG LAP 可以出。

## Events

moto-strategy-event-deal = 第 { $deal } 局：{ $seat } 先手。
moto-strategy-event-dealt = { $seat } 拿到 { $card }。
    .unseen = { $seat } 拿到一張牌。
moto-strategy-event-turn = 輪到 { $seat }。
moto-strategy-event-laid =
    { $points ->
        [0] { $seat } 打出 { $card }。
       *[other] { $seat } 打出 { $card }，{ $points } 分。
    }
moto-strategy-event-started = { $seat } 起跑：第一圈開始。
moto-strategy-event-start-stands = 第一圈結束：{ $seat } 的起跑成立。
moto-strategy-event-start-cancelled =
    { $cards ->
        [0] { $seat } 取消起跑；桌上沒有別的牌。
       *[other] { $seat } 取消起跑，桌上的 { $cards } 張牌全部作廢。
    }
moto-strategy-event-red-flag =
    { $cards ->
        [0] { $seat } 舉起紅旗；桌上沒有別的牌。
       *[other] { $seat } 舉起紅旗：桌上的 { $cards } 張牌全部作廢。
    }
moto-strategy-event-long-lap = { $seat } 罰 { $target } 跑長圈：要暫停一回合。
moto-strategy-event-turn-lost =
    { $left ->
        [0] { $seat } 這一回合暫停。
       *[other] { $seat } 這一回合暫停，之後還要停 { $left } 回合。
    }
moto-strategy-event-drew = { $seat } 抽到 { $card }。
    .unseen = { $seat } 抽了一張牌。
moto-strategy-event-nothing-to-draw = { $seat } 沒有牌可以抽了。
moto-strategy-event-passed = { $seat } 跳過這回合。
moto-strategy-event-reshuffled =
    { $cards ->
       *[other] 牌堆用完了：{ $cards } 張作廢的牌洗成新的牌堆。
    }
moto-strategy-event-no-effect = { $seat } 的 { $card } 現在沒有作用。
moto-strategy-event-eliminated = 手牌還太多：{ $seat } 這一局出局，{ $cards } 張牌作廢。
moto-strategy-event-stopped = { $seat } 讓比賽停下來了！
moto-strategy-event-last-card = { $seat } 打出了最後一張手牌！
moto-strategy-event-last-left = 這一局只剩 { $seat } 了。
moto-strategy-event-scored =
    { $points ->
        [0] { $seat } 沒有得分，總分仍是 { $total }。
       *[other] { $seat } 得 { $points } 分，總分 { $total }。
    }
moto-strategy-event-deal-over = 第 { $deal } 局結束。
moto-strategy-event-tie = 最高分同為 { $total } 分：再打一局。
moto-strategy-event-match-over = 遊戲結束。
moto-strategy-event-won = { $seat } 以 { $total } 分贏得整場！

## Refusals

moto-strategy-refusal-3-1 = 還在等待起跑時，只能打出 STARTER。
moto-strategy-refusal-3-3 = 等待起跑時，有 STARTER 就要起跑；沒有就抽一張，沒有牌可抽才跳過。
moto-strategy-refusal-4-1 = 你有牌可以打出，所以必須打出一張。
moto-strategy-refusal-4-5 = 連 RED FLAG 在內，手上至少要有五張牌才能打出它。
moto-strategy-refusal-4-8 = 兩個回合之間只能出 LONG LAP 或不出，回合之中不會問這件事。
moto-strategy-refusal-4-10 = 沒有牌可以打出就抽一張，沒有牌可抽才跳過。
moto-strategy-refusal-5-1 = 還沒輪到你，或你沒有這張牌，或這張牌不能罰那位玩家。
moto-strategy-refusal-5-3 = 你這一局已經出局。
moto-strategy-refusal-6-3 = 遊戲已經結束。
moto-strategy-refusal-6-5 = 遊戲已經結束：這是最後一局。

## Rules: cards

moto-strategy-rule-1-1 = 共有 100 張牌：15 張 MOTO 1（400 分）、20 張 MOTO 2（200 分）、25 張 MOTO 3（100 分）、6 張 Q1、3 張 Q2、9 張 STARTER、5 張 WARM-UP、6 張 RED FLAG、6 張 STOP THE RACE、5 張 LONG LAP。只有 MOTO 牌有分數。
    .title = 整副牌
moto-strategy-rule-1-2 = 二到五人玩。每人發十張牌，其餘是牌堆。{ -reading }從這一局的先手開始，依順時針方向一張一張發。手牌和牌堆都不公開，一局結束時剩下的手牌也不公開。打出的、作廢的、離開這一局的牌都公開，出局玩家的手牌也是。每人的手牌張數、牌堆張數、各人還要暫停幾回合，大家都知道；重新洗牌之後，牌堆只知道張數。
    .title = 手牌與牌堆
moto-strategy-rule-1-3 = 牌堆空了，就把作廢的牌洗成新的牌堆。{ -reading }要抽牌時才洗，Q1 或 Q2 進行到一半也一樣。如果也沒有作廢的牌，這張牌就不抽，以後也不補。
    .title = 牌堆空了
moto-strategy-rule-1-4 = { -reading }使牌作廢的 RED FLAG 或 WARM-UP 會離開這一局，公開放在桌邊，到下一局才再洗進去。所以每一局都會結束。
    .title = 離開這一局的牌

## Rules: the order of play

moto-strategy-rule-2-1 = 依順時針方向輪流。第一局由最年輕的玩家先手，之後由前一局的贏家先手。{ -reading }第一個座位代表最年輕的玩家；一局的贏家是得分最高、沒有出局的人。同分時，從上一位先手的下一個座位開始順時針數，上一位先手排在最後。
    .title = 誰先手

## Rules: the start

moto-strategy-rule-3-1 = 每一局開始時都在發車區等待。等待時，自己的回合只能打出 STARTER，回合之間只能出 LONG LAP（規則 4.8）。
    .title = 在發車區
moto-strategy-rule-3-2 = 打出 STARTER 的人在同一回合再打出一張牌，中間沒有別的事。{ -reading }這張牌依比賽中回合的規則選擇，包括規則 4.10，而且在 STARTER 離手之後才判定：這時 RED FLAG 要有五張牌，手上多於五張而打出 STOP THE RACE 就出局。每種牌都可以打出，作用和比賽中相同：第二張 STARTER 沒有作用，WARM-UP 或 RED FLAG 會取消剛才的起跑。如果 STARTER 是最後一張手牌，這一局就結束（規則 6.1）。
    .title = STARTER 加一張牌
moto-strategy-rule-3-3 = { -reading }等待時，輪到的人手上有 STARTER 就必須用它起跑。沒有的人抽一張牌，回合就結束；剛抽到的 STARTER 要等到下一回合。沒有牌可抽，就跳過這回合。
    .title = 等待時的回合
moto-strategy-rule-3-4 = 在第一圈，任何玩家都可以打出 WARM-UP 取消起跑：所有玩家打出的牌全部作廢，大家等待新的 STARTER。{ -reading }第一圈從打出 STARTER 開始，到再輪到或越過打出它的座位為止，那位玩家暫停或出局也一樣。WARM-UP 只能在自己的回合打出。它會離開這一局，回到發車區後由順時針的下一位開始。起跑的人出局時，起跑仍然成立。
    .title = 第一圈與 WARM-UP
moto-strategy-rule-3-5 = 每張新的 STARTER 都開始新的第一圈，也可以同樣被取消。
    .title = 重新起跑

## Rules: a turn in the race

moto-strategy-rule-4-1 = 輪到你時，打出剛好一張牌。
    .title = 每回合一張牌
moto-strategy-rule-4-2 = 打出 MOTO 1、MOTO 2、MOTO 3，分別得 400、200、100 分。
    .title = MOTO 牌
moto-strategy-rule-4-3 = Q1：還在這一局的每位玩家抽一張牌，從打出的人開始，再依順時針方向。
    .title = Q1 牌
moto-strategy-rule-4-4 = Q2：和 Q1 相同，但輪兩次。沒有人連抽兩張。
    .title = Q2 牌
moto-strategy-rule-4-5 = RED FLAG 要連它自己在內手上至少有五張牌。所有玩家打出的牌全部作廢，這一局的分數歸零。要有新的 STARTER 才能繼續，在那之前大家輪流抽牌。{ -reading }前幾局的總分不變。RED FLAG 離開這一局，回到發車區後由順時針的下一位開始。還沒暫停完的回合照樣要停。
    .title = RED FLAG 牌
moto-strategy-rule-4-6 = STOP THE RACE：連它自己在內手上有五張以下，這一局立刻結束。多於五張，你就出局（規則 5.3）。
    .title = STOP THE RACE 牌
moto-strategy-rule-4-7 = LONG LAP：另一位玩家暫停一回合。可以在比賽中自己的回合打出，算這回合的牌；其他任何時候依規則 4.8 打出。{ -reading }只能罰還在這一局的玩家。
    .title = LONG LAP 牌
moto-strategy-rule-4-8 = { -reading }「任何時候」是指每個真正要進行的回合之前，等待起跑時和一局的第一回合之前也算。這時依序問還在這一局的每位玩家要不要出 LONG LAP，從即將行動的人開始，再依順時針方向。有人出了，就從頭再問一遍；出的人並沒有用掉自己的回合。下列情形不問：要暫停的回合之前、STARTER 和第二張牌之間、抽牌之間、一局結束之後，以及五張 LONG LAP 都公開的時候；重新洗牌收回其中幾張之後，就再問。
    .title = 任何時候的 LONG LAP
moto-strategy-rule-4-9 = { -reading }比賽中的 STARTER 和第一圈之後的 WARM-UP 可以打出，但沒有作用。
    .title = 沒有作用的牌
moto-strategy-rule-4-10 = { -reading }如果沒有牌可以打出，也就是手上只有 RED FLAG 而且不到五張，就改為抽一張牌，回合結束。沒有牌可抽，就跳過這回合。
    .title = 沒有牌可以打出
moto-strategy-rule-4-11 = { -reading }要暫停的回合會累積。每次輪到時劃掉一個，之前不問 LONG LAP。罰即將行動的人，他馬上失去這一回合，然後依規則 4.8，在下一個真正要進行的回合之前再問。失去的只是回合，也就是那一回合要打出或抽的牌；Q1 和 Q2 的牌照抽，回合之間照樣可以出 LONG LAP。還沒停完的回合，RED FLAG 和 WARM-UP 之後仍然算數，出局或這一局結束時才取消。
    .title = 暫停的回合

## Rules: refusals and elimination

moto-strategy-rule-5-1 = { -own }不允許的事不會改變任何東西，也不會透露不公開的牌；你會看到第一個符合的理由：遊戲已經結束，附上結束所依的規則（6.3 或 6.5）；還沒輪到你，或你沒有這張牌（5.1）；兩個回合之間，LONG LAP 或不出以外的事，以及回合之中的「不出 LONG LAP」（4.8）；等待起跑時，STARTER 以外的牌（3.1），或不該抽牌、跳過的時候（3.3）；比賽中有牌可以打出卻要抽牌或跳過（4.1），有牌可抽卻要跳過，或沒有牌可抽卻要抽（4.10）；不到五張牌的 RED FLAG（4.5）；LONG LAP 罰自己或不在這一局的人（5.1）。
    .title = 什麼不允許，以及為什麼
moto-strategy-rule-5-2 = { -own }手上多於五張時打出 STOP THE RACE 不會被拒絕：打出的人出局。打出之前會先問你。
    .title = 太早的 STOP THE RACE
moto-strategy-rule-5-3 = 出局的玩家離開這一局。{ -reading }只有這一局，而且這一局沒有分數；手牌、打出的牌和 STOP THE RACE 全部作廢，輪到下一位還在的玩家。出局的人不再被問、不抽牌、不會被罰 LONG LAP，也沒有要暫停的回合。只剩一位玩家時，這一局結束。
    .title = 出局

## Rules: the end of a deal and of the match

moto-strategy-rule-6-1 = 有人打出最後一張手牌，這一局就結束。{ -reading }立刻結束，在回合之間打出 LONG LAP 也一樣。這張牌的作用不再執行，但 MOTO 算分。最後一張是 STOP THE RACE 時，這一局依本條規則結束。
    .title = 最後一張牌
moto-strategy-rule-6-2 = 一局結束時，每人加上自己打出而沒有作廢的 MOTO 牌分數。{ -reading }一場遊戲由好幾局組成，雖然規則書用同一個詞稱呼兩者。總分一局一局累積。
    .title = 計分
moto-strategy-rule-6-3 = 先到 10,000 分的人贏得整場，其他人依總分排名。{ -reading }一局結束時才看總分。有一人或多人達到時，總分最高的人獲勝；同分同名次，下一個名次從缺。最高分同分時，所有人再打一局。選項「獲勝分數」可以改變目標。
    .title = 誰獲勝
moto-strategy-rule-6-4 = { -reading }下一局把 100 張牌全部重新洗過。
    .title = 下一局
moto-strategy-rule-6-5 = { -own }選項「局數上限」決定打完幾局遊戲一定結束。這時總分最高的人獲勝，同分並列獲勝。
    .title = 最後一局

## Rules: secrecy

moto-strategy-rule-7-1 = { -own }你收到的一切，都和你不該知道的牌無關：桌面上顯示的、你能做的、紀錄、什麼時候問你、結束前的紀錄檔、電腦的行動，都一樣。
    .title = 不公開就是不公開
moto-strategy-rule-7-2 = { -own }輪到誰決定，只看大家都知道的事，等多久才有回應也是；拒絕的理由只告訴提出的人。沒有人會等 LONG LAP：手上有的話，請事先設定要罰哪一位還在這一局的其他玩家，隨時可以收回。下次問到你時就打出；打出之後、對方出局或這一局結束時失效。兩個回合之間有一小段暫停，對所有人一樣長，這時還可以設定。不能設定時，會看到第一個符合的理由：遊戲已經結束（6.3 或 6.5）；你已經出局（5.3）；不是 LONG LAP（4.8）；你沒有這張牌，或不能罰那位玩家（5.1）。
    .title = 事先設定 LONG LAP
moto-strategy-rule-7-3 = { -own }玩家知道的是自己的手牌、公開的牌、張數和紀錄。由此可以推知許多：重新洗牌之後，牌堆加上之後抽走的牌，就是當時作廢的牌，而之後沒抽過牌的手裡沒有這些牌；等待起跑時抽牌的人沒有 STARTER，比賽中抽牌的人手上只有 RED FLAG。
    .title = 可以知道什麼

## At the table: hands, pile and what lies open
## $count, $deal, $points, $total and $target are numbers

moto-strategy-page-hand = 你的手牌
moto-strategy-page-hand-of = { $name } 的手牌
moto-strategy-page-cards =
    { $count ->
        [0] 沒有牌
       *[other] { $count } 張牌
    }
moto-strategy-page-pile = 牌堆
moto-strategy-page-cancelled = 作廢
moto-strategy-page-cancelled-none = 沒有作廢的牌。
moto-strategy-page-swept = 剛剛作廢
moto-strategy-page-removed = 離開這一局
moto-strategy-page-laid = 桌面
moto-strategy-page-laid-by = { $name } 打出的牌
moto-strategy-page-laid-none = 還沒打出牌
moto-strategy-page-waiting = 在發車區：等待 STARTER
moto-strategy-page-first-lap = 第一圈：WARM-UP 會取消起跑
moto-strategy-page-racing = 比賽進行中
moto-strategy-page-owed =
    { $count ->
       *[other] 要暫停 { $count } 回合
    }
moto-strategy-page-out = 這一局出局
moto-strategy-page-points = 這一局
moto-strategy-page-total = 總分
moto-strategy-page-tally = 分數
moto-strategy-page-deal = 第 { $deal } 局
moto-strategy-page-target = { $target } 分獲勝

## What each card does, in one line

moto-strategy-page-card-moto-1 = 沒有作廢就得 400 分。
moto-strategy-page-card-moto-2 = 沒有作廢就得 200 分。
moto-strategy-page-card-moto-3 = 沒有作廢就得 100 分。
moto-strategy-page-card-q1 = 每人抽一張牌。
moto-strategy-page-card-q2 = 每人抽一張牌，再輪一次各抽一張。
moto-strategy-page-card-starter = 起跑，並再打出一張牌。比賽中沒有作用。
moto-strategy-page-card-warm-up = 第一圈：取消起跑，打出的牌全部作廢。之後沒有作用。
moto-strategy-page-card-red-flag = 打出的牌全部作廢，等待新的 STARTER。手上要有五張牌。
moto-strategy-page-card-stop = 手上五張以下：這一局結束。多於五張：你出局。
moto-strategy-page-card-long-lap = 另一位玩家暫停一回合。回合之間也可以出。

## LONG LAP set beforehand, and STOP THE RACE with too many cards

moto-strategy-page-beforehand = 回合之間的 LONG LAP
moto-strategy-page-beforehand-help = 現在設定，下一回合之前就打出。別人看不到。
moto-strategy-page-beforehand-on = 罰 { $name }
moto-strategy-page-beforehand-set = 下一回合之前罰 { $name } LONG LAP
moto-strategy-page-beforehand-back = 收回
moto-strategy-page-second-ask = 你已起跑：再打出一張牌。
moto-strategy-page-target-ask = LONG LAP 要罰誰？
moto-strategy-page-stop-ask = 你手上有 { $count } 張牌，多於五張：打出 STOP THE RACE，你這一局就出局。還是要打出嗎？
moto-strategy-page-stop-lay = 打出並出局
moto-strategy-page-stop-keep = 留著

## The end of a deal, and the match so far

moto-strategy-page-match = 目前戰況
moto-strategy-page-deals = 逐局記分
moto-strategy-page-column-deal = 局
moto-strategy-page-column-total = 總分
moto-strategy-page-chart = 每局之後的總分
moto-strategy-page-chart-about = 每局之後各玩家的總分；數字在表格裡。
moto-strategy-page-goal = 目標：{ $target }
moto-strategy-page-opens = 下一局由 { $name } 先手。
