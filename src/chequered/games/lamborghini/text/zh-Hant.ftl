### Lamborghini：臺灣正體中文的文字。參見 en.ftl。

## The game

lamborghini-name = Lamborghini
lamborghini-tagline = 選好車，擦撞幾下，把它開回來。
lamborghini-about = 選一輛車、一位車手和幫得上忙的牌，跑完排位賽，再跑三圈；賽道上誰也不能穿過別人：鑽縫而過、借用尾流，或者碰撞上去，希望失控的是對方。一場比賽約一小時；錦標賽則由錢決定勝負。2 到 5 人。

## Options and tracks

lamborghini-option-long = 玩法
    .help = 錦標賽有錢、出價、獎金，兩場之間還有市場；最有錢的玩家獲勝。
lamborghini-option-long-short = 單場比賽
lamborghini-option-long-long = 錦標賽
lamborghini-option-races = 錦標賽的場數
    .help = 輪流在板圖的各條賽道上比賽。
lamborghini-option-draft-trips = 選牌的趟數
    .help = 過了這麼多趟，還缺車或車手的玩家必須拿缺的牌。
lamborghini-board-park = 公園
    .help = 老樹之間，又寬又快：適合第一場比賽。
lamborghini-board-forest = 森林
    .help = 一彎接一彎，超車的空間很少。
lamborghini-board-park-forest = 公園與森林
    .help = 兩條賽道都用，適合錦標賽；單場比賽在公園跑。

## Words

lamborghini-piece = { $name } #{ $number }
lamborghini-card-red-aero = 空力（紅）
lamborghini-card-red-brakes = 煞車（紅）
lamborghini-card-red-setup = 調校（紅）
lamborghini-card-red-engine = 引擎（紅）
lamborghini-card-red-tyres = 輪胎（紅）
lamborghini-card-red-fuel = 油箱（紅）
lamborghini-card-red-team = 車隊（紅）
lamborghini-card-yellow-aero = 空力（黃）
lamborghini-card-yellow-brakes = 煞車（黃）
lamborghini-card-yellow-setup = 調校（黃）
lamborghini-card-yellow-engine = 引擎（黃）
lamborghini-card-yellow-tyres = 輪胎（黃）
lamborghini-card-yellow-fuel = 油箱（黃）
lamborghini-card-yellow-team = 車隊（黃）
lamborghini-card-blue-aero = 空力（藍）
lamborghini-card-blue-brakes = 煞車（藍）
lamborghini-card-blue-setup = 調校（藍）
lamborghini-card-blue-engine = 引擎（藍）
lamborghini-card-blue-tyres = 輪胎（藍）
lamborghini-card-blue-fuel = 油箱（藍）
lamborghini-card-blue-team = 車隊（藍）
lamborghini-card-skill = 技巧
lamborghini-card-luck = 好運
lamborghini-card-fortune = 機運
lamborghini-card-steady = 操駕
lamborghini-card-slipstream = 尾流
lamborghini-card-engage = 進攻
lamborghini-card-fast = 快車
lamborghini-card-victory = 勝利
lamborghini-card-will = 意志
lamborghini-car-white = 白色賽車
lamborghini-car-black = 黑色賽車
lamborghini-car-green = 綠色賽車
lamborghini-car-orange = 橘色賽車
lamborghini-car-yellow = 黃色賽車
lamborghini-driver-abel = Abel
lamborghini-driver-bruno = Bruno
lamborghini-driver-carla = Carla
lamborghini-driver-dario = Dario
lamborghini-driver-elsa = Elsa
lamborghini-driver-fausto = Fausto
lamborghini-driver-gina = Gina
lamborghini-driver-hugo = Hugo
lamborghini-driver-ines = Ines
lamborghini-driver-jonas = Jonas
lamborghini-supplier-red = 紅色
lamborghini-supplier-yellow = 黃色
lamborghini-supplier-blue = 藍色
lamborghini-side-ahead = 正前方
lamborghini-side-left = 左邊
lamborghini-side-right = 右邊
lamborghini-direction-none = 自由選擇
lamborghini-direction-ahead = 正前方
lamborghini-direction-left = 往左
lamborghini-direction-right = 往右
lamborghini-check-arrow = 因為箭頭
lamborghini-check-squeeze = 為了鑽縫
lamborghini-check-attack = 為了進擊
lamborghini-check-defence = 抵擋對手
lamborghini-check-chain = 承受撞擊
lamborghini-part-card = 抽牌
lamborghini-part-car = 賽車
lamborghini-part-driver = 車手
lamborghini-part-played = 打出的牌
lamborghini-part-running = 輪胎或油箱
lamborghini-part-damage = 損傷
lamborghini-part-won = 贏得的格數
lamborghini-part-arrow = 箭頭
lamborghini-part-engage = 進攻
lamborghini-part-strong = 強力進擊
lamborghini-pile-technology = 技術
lamborghini-pile-manoeuvre = 駕駛牌
lamborghini-pile-cars = 賽車
lamborghini-pile-drivers = 車手

## Cells and their marks
## $lane is counted from the left, 0 first; $position is the number of the cell in its lane

lamborghini-cell-straight =
    { $lane ->
        [0] 直道 A{ $position } 格
        [1] 直道 B{ $position } 格
        [2] 直道 C{ $position } 格
       *[3] 直道 D{ $position } 格
    }
lamborghini-cell-bend =
    { $lane ->
        [0] 彎道 A{ $position } 格
        [1] 彎道 B{ $position } 格
        [2] 彎道 C{ $position } 格
       *[3] 彎道 D{ $position } 格
    }
lamborghini-cell-narrow =
    { $lane ->
        [0] 窄路 A{ $position } 格
        [1] 窄路 B{ $position } 格
        [2] 窄路 C{ $position } 格
       *[3] 窄路 D{ $position } 格
    }
lamborghini-mark-pole = 第一個發車位置
lamborghini-mark-grid = 發車位置

## Actions

lamborghini-action-bid =
    { $number ->
        [0] 不出錢
       *[other] 出價 { $number },000
    }
lamborghini-action-turn = 翻開：{ $pile }
lamborghini-action-take = 拿{ $card }
lamborghini-action-take-car = 拿{ $car }
lamborghini-action-take-driver = 拿車手 { $driver }
lamborghini-action-to =
    { $number ->
        [1] 我的第一輛車
       *[2] 我的第二輛車
    }
lamborghini-action-supplier = 選擇供應商：{ $supplier }
lamborghini-action-play = 打出{ $card }
lamborghini-action-keep = 不出牌
lamborghini-action-step = 開往{ $side }
lamborghini-action-slip = 尾流，免費一步：{ $side }
lamborghini-action-hit = 撞{ $side }的車
lamborghini-action-push = 推擠{ $side }的車
lamborghini-action-end = 結束回合
lamborghini-action-return =
    { $number ->
        [1] 交回{ $card }
       *[2] 交回第二輛車的{ $card }
    }
lamborghini-action-sell =
    { $number ->
        [1] 賣車
       *[2] 賣第二輛車
    }
lamborghini-action-dismiss =
    { $number ->
        [1] 解聘車手
       *[2] 解聘第二輛車的車手
    }
lamborghini-action-done = 離開市場

## What a player is asked
## $play, $keep, $step, $slip, $hit, $push, $end, $take-car, …: how many legal actions there are of each kind

lamborghini-ask-bid = 要出多少錢，好早點選牌？出的錢都拿不回來，全部出完之前沒有人看得到。
lamborghini-ask-turn = 要從哪一疊翻開一張牌？你可以拿它，後面的人也可以。
lamborghini-ask-take =
    { $take-car ->
        [0]
            { $take-driver ->
                [0] 要拿哪一張牌？
               *[other] 要拿哪一張牌？第一張技術牌會綁定它的供應商；沒有車手就不能出賽。
            }
       *[other] 要拿哪一張牌？第一張技術牌會綁定它的供應商；沒有賽車就不能出賽。
    }
lamborghini-ask-take-car =
    { $take-driver ->
        [0] 要拿哪一輛車？每次移動都算它的速度，每次檢定都算它的操控。
       *[other] 要拿哪一輛車或哪一位車手？每次移動都算速度，每次檢定都算操控。
    }
lamborghini-ask-take-driver = 要拿哪一位車手？每次移動都算車手的速度，每次檢定都算操控。
lamborghini-ask-to = 要給你兩輛車中的哪一輛？
lamborghini-ask-supplier = 你的車要用哪一家供應商的技術？藍色最好，紅色最差，每一場比賽都不變。
lamborghini-ask-play =
    { $keep ->
        [0] 要打出尾流，免費往正前方走一步，還是不用？
       *[other] 現在要出一張牌，還是不出？一個回合裡，每輛車最多出一張。
    }
lamborghini-ask-keep = 你現在沒有牌可以出。
lamborghini-ask-step =
    { $slip ->
        [0]
            { $hit ->
                [0]
                    { $push ->
                        [0] 車要開到哪裡？每一步花一點，點數必須用完。
                       *[other] 車要開到哪裡？也可以推擠旁邊的車：要做一次檢定，不花點數。
                    }
               *[other] 車要開到哪裡？也可以碰撞別的車：要做一次檢定，不花點數。
            }
       *[other] 現在要走尾流的免費一步，還是做別的、放棄它？
    }
lamborghini-ask-slip = 要走尾流的免費一步，還是放棄？
lamborghini-ask-hit =
    { $end ->
        [0] 前方沒有空格，點數還沒用完：要撞哪一輛？
       *[other] 要碰撞，還是結束回合？碰撞要做一次檢定，出事故會傷到自己的車。
    }
lamborghini-ask-push = 要推擠旁邊的車，還是結束回合？碰撞要做一次檢定，出事故會傷到自己的車。
lamborghini-ask-end = 沒有別的事可做了：請結束回合。
lamborghini-ask-return =
    { $done ->
        [0] 第二張要交回哪一張牌？
       *[other] 市場：要用兩張牌換一張自選的牌、換車、換車手，還是離開？
    }
lamborghini-ask-sell = 市場：要換車、換車手，還是離開？
lamborghini-ask-dismiss = 市場：要換車手，還是離開？
lamborghini-ask-done = 市場裡沒有別的事可做了：請離開。

## Events

lamborghini-event-bid =
    { $money ->
        [0] { $seat } 不出錢。
       *[other] { $seat } 出價 { $money },000。
    }
    .unseen = { $seat } 祕密出價了。
lamborghini-event-bid-opened =
    { $money ->
        [0] { $seat } 沒有出錢。
       *[other] { $seat } 出了 { $money },000。
    }
lamborghini-event-picks = 選牌順位第 { $place }：{ $seat }。
lamborghini-event-turned-up = 翻開：{ $card }。
lamborghini-event-turned-up-car = 翻開：{ $car }。
lamborghini-event-turned-up-driver = 翻開車手：{ $driver }。
lamborghini-event-visit = 選牌第 { $trip } 趟：{ $seat } 選牌。
lamborghini-event-took = { $seat } 拿{ $card }。
lamborghini-event-took-car =
    { $price ->
        [0] { $seat } 拿{ $car }。
       *[other] { $seat } 花 { $price },000 拿{ $car }。
    }
lamborghini-event-took-driver =
    { $price ->
        [0] { $seat } 由 { $driver } 擔任車手。
       *[other] { $seat } 花 { $price },000 由 { $driver } 擔任車手。
    }
lamborghini-event-bound = { $seat } 綁定供應商：{ $supplier }。
lamborghini-event-picked-nothing = 沒有 { $seat } 可以拿的牌。
lamborghini-event-draft-over = 選牌結束：每輛車都有車卡和車手。
lamborghini-event-crew = { $piece } 是{ $car }，車手是 { $driver }。
lamborghini-event-supplied = { $piece } 的技術供應商：{ $supplier }。
lamborghini-event-given = { $piece } 分到{ $card }。
lamborghini-event-lot = { $piece } 抽到額外的牌：{ $card }。
lamborghini-event-no-lot = 已經沒有這種額外的牌可以給 { $piece }。
lamborghini-event-race =
    { $races ->
        [1] 排位賽開始。
       *[other] 第 { $race } 場（共 { $races } 場）：排位賽開始。
    }
lamborghini-event-qualified = { $piece } 的排位賽成績是 { $total }。
lamborghini-event-tied = { $piece } 的排位賽成績和別的車相同：重抽。
lamborghini-event-grid = { $piece } 從第 { $place } 個發車位置出發。
lamborghini-event-round = 第 { $round } 輪。
lamborghini-event-turn = 輪到 { $piece }。
lamborghini-event-played = { $piece } 打出{ $card }。
lamborghini-event-repaired =
    { $damage ->
        [0] { $piece } 修好了：沒有損傷。
       *[other] { $piece } 修理了：還有 { $damage } 個損傷。
    }
lamborghini-event-reshuffled = 速度牌堆用完了：{ $cards } 張棄牌洗成新的牌堆。
lamborghini-event-drew =
    { $value ->
        [10] { $piece } 抽到 10，有黃色箭頭。
        [11] { $piece } 抽到 11，有橘色箭頭。
        [12] { $piece } 抽到 12，有紅色箭頭。
       *[other] { $piece } 抽到 { $value }。
    }
lamborghini-event-part = { $piece }：{ $amount } { $part }。
lamborghini-event-speed =
    { $points ->
        [0] { $piece } 沒有點數可以移動。
       *[other] { $piece } 有 { $points } 點可以移動。
    }
lamborghini-event-stepped = { $piece } 從{ $from }開到{ $to }。
lamborghini-event-slipstream = { $piece } 借尾流切出：這一步免費。
lamborghini-event-squeeze = { $piece } 想鑽縫：{ $side }。
lamborghini-event-hit = 碰撞（{ $side }）：{ $piece } 撞上 { $other }！
lamborghini-event-push = 碰撞（{ $side }）：{ $piece } 推擠 { $other }！
lamborghini-event-chain = { $piece } 被撞向 { $other }！
lamborghini-event-check = { $piece } 做檢定：{ $check }。
lamborghini-event-checked = { $piece } 的檢定：抽到 { $value }，合計 { $total }。
lamborghini-event-held = { $piece } 穩住了。
lamborghini-event-cell-won = { $piece } 多贏得一格。
lamborghini-event-accident = { $piece } 出事故了！
lamborghini-event-damaged = { $piece } 受損：現在有 { $damage } 個損傷。
lamborghini-event-prevented = 煞車讓 { $piece } 免受損傷。
lamborghini-event-crippled = { $piece } 重傷：一回合比一回合慢，直到停下。
lamborghini-event-direction = { $piece } 的方向牌是 { $value }：{ $direction }。
lamborghini-event-off-track = { $piece } 衝出賽道，損失 { $lost } 點。
lamborghini-event-direction-spent = 路被擋住，也沒有檢定可做了：{ $piece } 不必再照方向牌走。
lamborghini-event-blocked = { $piece } 被擋住，損失剩下的 { $lost } 點。
lamborghini-event-wrecked = { $piece } 再也動不了，成了殘骸！
lamborghini-event-lap = { $piece } 跑完第 { $lap } 圈。
lamborghini-event-moved = { $piece } 前進了 { $cells } 格。
lamborghini-event-finished = { $piece } 抵達終點！
lamborghini-event-left-track = { $piece } 離開賽道。
lamborghini-event-classified = 第 { $place } 名：{ $piece }。
lamborghini-event-prize = { $piece } 贏得獎金 { $money },000。
lamborghini-event-race-over = 比賽結束。
lamborghini-event-repair-paid = { $piece } 花 { $money },000 修好 { $damage } 個損傷。
lamborghini-event-market = { $seat } 進入市場。
lamborghini-event-returned = { $piece } 交回{ $card }。
lamborghini-event-chose = { $piece } 換得{ $card }。
lamborghini-event-sold =
    { $price ->
        [0] { $piece } 賣掉{ $car }，沒有拿到錢。
       *[other] { $piece } 以 { $price },000 賣掉{ $car }。
    }
lamborghini-event-bought = { $piece } 花 { $price },000 買進{ $car }。
lamborghini-event-dismissed =
    { $price ->
        [0] { $piece } 解聘 { $driver }，沒有拿到錢。
       *[other] { $piece } 解聘 { $driver }，拿到 { $price },000。
    }
lamborghini-event-hired = { $piece } 花 { $price },000 聘請 { $driver }。
lamborghini-event-left-market = { $seat } 離開市場。
lamborghini-event-match-over = 遊戲結束。
lamborghini-event-won =
    { $money ->
        [0] { $seat } 贏得比賽！
       *[other] { $seat } 以 { $money },000 贏得錦標賽！
    }

## Refusals

lamborghini-refusal-2-1 = 車的那一邊前方沒有格子。
lamborghini-refusal-2-2 = 那一格有車，車不能穿過別的車。
lamborghini-refusal-3-2 = 要先翻技術或駕駛牌，再翻賽車或車手，而且那一疊不能是空的。
lamborghini-refusal-3-3 = 只能拿一張翻開的牌；賽車和車手要你還缺才能拿。
lamborghini-refusal-3-4 = 那張技術牌不是你綁定的供應商的。
lamborghini-refusal-3-6 = 你還缺賽車或車手，過了這麼多趟，要先拿缺的。
lamborghini-refusal-4-2 = 只能出價一次，而且要留下買最貴的賽車和車手的錢。
lamborghini-refusal-4-3 = 你付不起：賽車和車手要當場付清。
lamborghini-refusal-5-2 = 現在要說給你兩輛車中的哪一輛。
lamborghini-refusal-5-3 = 你的車要先有供應商。
lamborghini-refusal-6-2 = 那張牌不能在這個時候出。
lamborghini-refusal-6-3 = 點數用來前進，還有點數回合就沒結束。
lamborghini-refusal-6-4 = 這輛車這回合已經出過牌，或它的輪胎或油箱還在作用。
lamborghini-refusal-6-5 = 現在沒有路線停在那裡：點數必須全部用完，只能走前方的空格，而硬擠要先檢定。
lamborghini-refusal-6-8 = 那需要檢定，這輛車這回合的兩次都做過了。
lamborghini-refusal-9-1 = 只能碰撞別人還在比賽的車：撞前方格子裡的，推擠旁邊的。
lamborghini-refusal-10-1 = 現在沒有尾流可用，或沒有空格可去。
lamborghini-refusal-11-1 = 用了空力，這回合不能換車道，也不能用尾流。
lamborghini-refusal-11-2 = 煞車要在檢定時出。
lamborghini-refusal-11-3 = 調校要在檢定時出。
lamborghini-refusal-11-4 = 引擎要在移動之前出。
lamborghini-refusal-11-5 = 輪胎要在移動之前出。
lamborghini-refusal-11-6 = 油箱要在移動之前出。
lamborghini-refusal-11-7 = 車隊要在檢定時出，或在受損但沒有重傷的車的回合開始時出。
lamborghini-refusal-11-8 = 技巧要在移動之前出。
lamborghini-refusal-11-9 = 快車要在移動之前出。
lamborghini-refusal-11-10 = 好運要在車鑽縫時出。
lamborghini-refusal-11-11 = 機運要在抽完回合的牌之後馬上出。
lamborghini-refusal-11-12 = 操駕要在檢定時出。
lamborghini-refusal-11-13 = 尾流要在借尾流走一步之後馬上出。
lamborghini-refusal-11-14 = 進攻要在宣告碰撞時出。
lamborghini-refusal-11-15 = 勝利只給第二或第三名的車用。
lamborghini-refusal-11-16 = 意志只給最後一名或倒數第二名的車用。
lamborghini-refusal-13-3 = 遊戲已經結束。
lamborghini-refusal-14-4 = 市場上每種交易只能做一次，要做到底，而且要換得到東西才行。
lamborghini-refusal-14-5 = 遊戲已經結束：這是最後一場比賽。
lamborghini-refusal-15-1 = 還沒輪到你，或你沒有這張牌、它已經打出。

## Rules: components

lamborghini-rule-1-1 = 有五張車卡和十張車手卡。每張都標明速度、操控、價錢，以及帶來幾張額外的技術牌和駕駛牌（規則 5.3）。
    .title = 賽車與車手
lamborghini-rule-1-2 = 有 39 張技術牌，三家供應商各 13 張：紅色最差，黃色較好，藍色最好。種類有空力（Aerodynamics）、煞車（Brakes）、調校（Set-up）、引擎（Engine）、輪胎（Tyres）、油箱（Fuel tank）和車隊（Team）。有 39 張駕駛牌：技巧（Skill）、好運（Luck）、機運（Fortune）、操駕（Manoeuvre）、尾流（Slipstream）、進攻（Engage）、快車（Fast car）、勝利（Victory）和意志（Will）。有 39 張鈔票，1,000、5,000 和 20,000 各 13 張。
    .title = 技術牌、駕駛牌、鈔票
lamborghini-rule-1-3 = 這 117 張牌的下緣都有一個 5 到 12 的速度值。10 另有黃色箭頭，11 橘色，12 紅色。
    .title = 下緣的數值
lamborghini-rule-1-4 = { -own }牌上的數字由我們訂定。賽車和車手的速度與操控是 0 到 2，快的比較難開；每種額外的牌帶來 0 到 3 張；賽車 4,000 到 18,000，車手 2,000 到 10,000，越好越貴。下緣是 5、6、7、8、9、10、11、12 的牌各有 12、15、18、20、20、14、10、8 張，同樣的牌數值相同。每家供應商每種有兩張，只有一種是一張；駕駛牌每種四張，其中三種五張。翻開的、手上的和打出的牌大家都看得到；牌堆的順序是隱藏的，出價在全部出完之前保密。錢以整數的千計算。
    .title = 我們的數字；什麼是公開的
lamborghini-rule-1-5 = 三到五位玩家各有一輛車，兩位玩家各有兩輛。一輛車有一張車卡、一位車手，技術牌和駕駛牌不限張數。
    .title = 玩家的車
lamborghini-rule-1-6 = 錦標賽開始時每人有 60,000，五人時各 52,000。場數照「錦標賽的場數」選項，板圖的賽道輪流使用。短局是在一條賽道上的一場比賽，不用錢。
    .title = 單場或錦標賽

## Rules: the track

lamborghini-rule-2-1 = 賽道是一圈封閉的車道，切成格子；所有車道沿著賽道用同樣的單位量，在起終點線上都有格線。車的前方最多有三格：正前方是同一車道的下一格；左邊和右邊是鄰近車道上包含自己這一格末端那一點、或從那一點開始的格子。那一點沒有格子的車道就沒有。不能往旁邊，也不能後退。
    .title = 前方的格子
lamborghini-rule-2-2 = 一格停一輛車。車不能穿過有車的格子，也不能停在上面。
    .title = 一格一車
lamborghini-rule-2-3 = { -own }賽道由我們設計：兩條，三到四個車道，一圈約 40 到 60 格，順時針行駛，所以內側車道在右邊。彎道內側的格子較少；路變窄的地方，車道一次少一條。每一格前方都有格子。起終點線前有五個發車位置，最好的在先。
    .title = 我們的賽道
lamborghini-rule-2-4 = 某一格的正後方，是以它為正前方的那一格。車的旁邊，左右各是鄰近車道上與自己這一格有一段並排、又不超過它前緣的最前面一格。車的距離是跑完的圈數乘以一圈的長度，加上所在格子的前緣；在發車位置時從線往回算。距離較大就是較前面，距離相同就是並列。
    .title = 後方、旁邊、較前面

## Rules: the draft

lamborghini-rule-3-1 = 賽車、車手、所有供應商的技術和駕駛牌，各洗成一疊，共四疊。每疊翻開兩張，共八張。
    .title = 牌疊
lamborghini-rule-3-2 = 選牌一趟一趟進行，從第一位玩家到最後一位，再回到第一位。最後一位一次選兩張；回程從倒數第二位開始。除了最初的那一次，輪到的玩家先翻開一張技術或駕駛牌，再翻開一張賽車或車手，每次自選一疊不是空的。{ -reading }兩趟相接的地方，第一位玩家輪到兩次；否則他的牌只有一半。
    .title = 一趟一趟
lamborghini-rule-3-3 = 每次選一張翻開的牌；只要有可以拿的就必須拿：還缺而且付得起的賽車或車手、允許的供應商的技術、任何駕駛牌。否則跳過。
    .title = 選牌
lamborghini-rule-3-4 = 拿到的第一張技術牌會綁定它的供應商：每輛車一家。有兩輛車的玩家可以綁定兩家。
    .title = 一車一家供應商
lamborghini-rule-3-5 = 所有出賽的車都有車卡和車手時，選牌立刻結束，即使最後一位玩家的兩張才選了一張。
    .title = 選牌結束
lamborghini-rule-3-6 = { -reading }過了「選牌的趟數」選項所說的趟數，還缺賽車或車手的玩家必須拿缺的牌；沒有付得起的翻開著，就要翻開這種牌。否則任何人都能讓選牌拖到牌用完為止。
    .title = 選牌不會沒完

## Rules: one race or a championship

lamborghini-rule-4-1 = 短局由第一個座位開始選牌，一切免費。
    .title = 短局
lamborghini-rule-4-2 = 錦標賽一開始，所有人祕密出價，多少都可以，不出錢也行。出的錢全歸銀行。出得高的先選；相同時照座位。{ -reading }出價以整數的千計，最多是留下最貴的賽車和最貴的車手的價錢之後剩下的；有兩輛車時，各留最貴的兩個。在全部出完之前隨時可以出價，之前不會讓任何人知道。
    .title = 出價
lamborghini-rule-4-3 = 錦標賽的技術牌和駕駛牌免費；賽車和車手要立刻付錢。
    .title = 價錢

## Rules: setting up

lamborghini-rule-5-1 = 車的樣子照它的車卡。
    .title = 外觀
lamborghini-rule-5-2 = 有兩輛車的玩家，照選牌順序一位一位決定哪位車手開哪輛車。綁定兩家供應商時，每輛車一家，技術跟著供應商；只綁定一家時兩輛車都用它。其他的牌自由分配。
    .title = 一位玩家的兩輛車
lamborghini-rule-5-3 = 然後每輛車從沒有人持有的牌中，抽出車卡和車手卡合計標明的額外技術牌和駕駛牌；還翻開著的牌先放回去。車照選牌順序，先技術後駕駛。{ -reading }沒有供應商的車要先選一家。供應商沒有牌了，就由次一級的供應，從藍到黃到紅；紅色之後就沒有了。
    .title = 額外的牌
lamborghini-rule-5-4 = 沒有人持有的技術牌和駕駛牌，加上所有鈔票，洗成速度牌堆。抽出的牌立刻進棄牌堆；要抽牌而牌堆沒牌時，先洗棄牌。打出的牌絕不會進去。{ -reading }錢在這裡是數字，所以 39 張鈔票都在牌堆裡；沒有人要的賽車和車手留在市場（規則 14.4）。
    .title = 速度牌堆
lamborghini-rule-5-5 = 每場比賽前，每輛車都要跑排位賽：照座位順序，為每輛車抽一張牌，加上賽車和車手的速度。總和最高的得到第一個發車位置，也就是內側最前面，依此類推。相同的車彼此重抽，直到分出先後。箭頭在這裡沒有作用，也不能出牌。
    .title = 排位賽

## Rules: a turn

lamborghini-rule-6-1 = 第一輪照發車位置行動。之後照每一輪開始時的位置，較前面的先；並列時，上一輪較早行動的先。
    .title = 行動順序
lamborghini-rule-6-2 = 一個回合這樣進行：車隊可以修車（11.7）；抽一張牌；機運可以換掉它，只算新的；箭頭要做檢定（7.1）；可以出一張速度類的牌（6.4）；然後移動。沒有點數了，還可以碰撞或用尾流；否則回合結束。{ -reading }速度類的牌只能在這時候出，這回合之後就不能了。
    .title = 一個回合
lamborghini-rule-6-3 = 移動的點數是抽到的牌、賽車和車手的速度、打出的速度類的牌加起來，減去損傷，最少是 0。點數必須用完，不能煞車。檢定贏得的格數（8.5）和衝出賽道損失的點數（8.3）另外計算。
    .title = 移動
lamborghini-rule-6-4 = { -reading }在任何一個回合裡，每輛車最多出一張技術牌或駕駛牌，不論它是正在移動還是必須做檢定。速度類的牌是空力、引擎、輪胎、油箱、技巧、快車、勝利和意志；輪胎或油箱還在作用的車都不能出。檢定類的牌則可以。
    .title = 一回合一張牌
lamborghini-rule-6-5 = 每一點讓車前進一格，由玩家從前方的格子中選擇。
    .title = 一步一步
lamborghini-rule-6-6 = 往左或往右走一步時，不論花點數或免費，如果正前方和那一邊旁邊的格子都有車，就是鑽縫。要先做檢定，或打出好運。出事故就不走這一步，由方向牌決定（8.3）；否則照走。方向牌強迫的一步不算鑽縫。
    .title = 鑽縫
lamborghini-rule-6-7 = 還有點數，而可用的前方格子都有車時，必須碰撞：撞其中一格裡的任何車，自己的車、殘骸和已抵達終點的車也算，或做規則 9.1 允許的任何碰撞。
    .title = 被迫碰撞
lamborghini-rule-6-8 = 一輛車在自己的回合裡最多做兩次自己的檢定，因箭頭做的也算。之後只能開到空格，不能鑽縫。無處可去時移動結束，剩下的點數作廢；不必為了避免這樣而出牌。
    .title = 兩次檢定

## Rules: arrows

lamborghini-rule-7-1 = 回合抽到的牌是 10、11 或 12 時，箭頭要求做檢定：10 不減，11 減一，12 減二。
    .title = 箭頭
lamborghini-rule-7-2 = 這次檢定的結果在移動之前處理。
    .title = 先檢定再移動

## Rules: checks and accidents

lamborghini-rule-8-1 = 檢定時抽一張牌，箭頭沒有作用。加上賽車和車手的操控、抽牌前為檢定出的牌，以及其他規則所說的；減去損傷。
    .title = 檢定
lamborghini-rule-8-2 = 7 以下是事故。8 和 9 沒事。10 和 11 贏得一格移動。12 以上也贏得一格；如果是碰撞中的進擊者，被撞的車檢定減一。
    .title = 檢定的結果
lamborghini-rule-8-3 = 事故造成一個損傷，並抽一張方向牌：5 到 7 正前方，8 和 9 往右，10 和 11 往左，12 自由選擇。它決定這輛車下一個花點數的步：還有點數就在這次移動，否則在下一次；新的方向取代舊的，還有點數時這一步之前不能做別的事。沒有那一格時，車損失 3 點（不夠就全部），由玩家選擇這一步。那一格有車時，如果還有檢定可做就撞上去；撞完之後，或沒有檢定可做時，方向就不算了。{ -reading }5 到 7 是正前方，原規則沒有說。
    .title = 事故與方向
lamborghini-rule-8-4 = 損傷立刻生效，而且不會消失。一個損傷讓速度和操控減 1，兩個減 2，三個是重傷，減 3。正在行動的車在點數算定之後受損，還要少一點。重傷的車不再受損，比賽中也不能修理；操控一直減 3，速度則在重傷的那個回合減 3（不是自己的回合就從下一個回合算起），之後減 4、5，依此類推。規則 6.3 的移動成為 0 以下時，它就永遠停下，成為擋路的殘骸。一個回合裡一輛車最多受兩個損傷。
    .title = 損傷
lamborghini-rule-8-5 = { -reading }檢定贏得的格數，正在移動的車用在這次移動；別的車加到下一次移動。可以累加。停下的車就失去它們。
    .title = 贏得的格數

## Rules: contact

lamborghini-rule-9-1 = 移動中，在走步之前、之間或之後，可以碰撞：撞前方格子裡的車，或推擠旁邊的車。這要用掉兩次檢定中的一次，不花點數，而且只能對別的玩家還在比賽的車。{ -reading }原規則說兩者的位置相同；這裡撞的是前方的車。
    .title = 撞與推擠
lamborghini-rule-9-2 = 進擊者先做檢定，不論結果如何，接著由被撞的車做。殘骸和已抵達終點的車不做。
    .title = 誰做檢定
lamborghini-rule-9-3 = 碰撞本身不移動任何車。移動從進擊者所在的格子繼續。
    .title = 沒有車會移動
lamborghini-rule-9-4 = { -reading }被撞的車出了事故，就撞上同方向的下一輛：撞的情況是它正前方的，推擠的情況是另一邊旁邊的。那輛車做不含碰撞加減的檢定，依此類推；每次碰撞每輛車一次，絕不會輪到進擊者。
    .title = 連鎖
lamborghini-rule-9-5 = 進攻在宣告碰撞時打出，被迫的碰撞也可以：進擊者的檢定加一，被撞的車減一。
    .title = 碰撞時的進攻

## Rules: slipstream

lamborghini-rule-10-1 = { -reading }車不論怎麼走，進入一輛比賽中的車正後方的格子時，可以馬上免費往左或往右走一步到前方的空格，沒有點數也可以；可能要鑽縫（6.6）。先做了別的事就失去機會。尾流牌在這一步之後馬上打出，正前方是空格就再免費走一步。
    .title = 尾流

## Rules: the cards

lamborghini-rule-11-1 = 移動加 3，藍色加 4。這回合車不能換車道，除非它的車道結束或方向牌指定；被迫碰撞（6.7）只看正前方的格子；不能用尾流。
    .title = 空力
lamborghini-rule-11-2 = 檢定抽牌之前打出：這輛車這回合的下一個損傷不算，藍色是下兩個。方向牌仍然有效。
    .title = 煞車
lamborghini-rule-11-3 = 檢定加分：紅色 1，黃色 2，藍色 3。
    .title = 調校
lamborghini-rule-11-4 = 移動加 2，藍色加 3。
    .title = 引擎
lamborghini-rule-11-5 = 這輛車接下來兩個回合移動各加 1，藍色三個回合；打出的那個回合不算。
    .title = 輪胎
lamborghini-rule-11-6 = 和輪胎相同。
    .title = 油箱
lamborghini-rule-11-7 = 在自己的回合抽牌之前，修好一個損傷，重傷的車不行。或在檢定時打出：加 1；藍色還會先修好一個損傷。
    .title = 車隊
lamborghini-rule-11-8 = 移動加 3，但合計不超過 12。
    .title = 技巧
lamborghini-rule-11-9 = 移動加 4，但合計不超過 14。{ -reading }技巧和這張牌的上限是對規則 6.3 的總和，檢定贏得的格數另計；本來就超過上限的移動不會減少。
    .title = 快車
lamborghini-rule-11-10 = 鑽縫一次，不必檢定。
    .title = 好運
lamborghini-rule-11-11 = 為這回合剛抽的牌重抽一張；檢定、方向和排位賽的牌不行。
    .title = 機運
lamborghini-rule-11-12 = 檢定加 2。
    .title = 操駕
lamborghini-rule-11-13 = 借尾流走一步之後，免費往正前方再走一步（規則 10.1）。
    .title = 尾流牌
lamborghini-rule-11-14 = 進擊者的檢定加 1，被撞的車減 1（規則 9.5）。
    .title = 進攻
lamborghini-rule-11-15 = 第二或第三名的車移動加 2。
    .title = 勝利
lamborghini-rule-11-16 = 最後一名移動加 3，倒數第二名加 2。這張牌和勝利都看回合開始時的名次；已抵達終點的車算在前面，殘骸不算。
    .title = 意志
lamborghini-rule-11-17 = 短局中打出的牌就棄掉。錦標賽中，這場比賽不能再用，下一場又可以用。
    .title = 打出的牌

## Rules: the end of a race

lamborghini-rule-13-1 = 車第三次跑完一圈通過起終點線就抵達終點；從發車位置駛過不算。它走完所有點數，越過線也一樣。所有的車都抵達終點或停下時比賽結束；或者一輪之中沒有車移動、還在比賽的車都被擋住時（6.8）結束。
    .title = 抵達終點
lamborghini-rule-13-2 = 名次照抵達終點的輪次；同一輪照距離；距離相同，較早行動的在前。其餘的照距離，相同時照發車位置。{ -reading }抵達終點的車留著當障礙，不做檢定，也沒有尾流，這一輪結束時離開。
    .title = 名次
lamborghini-rule-13-3 = 短局由第一名的車獲勝。
    .title = 贏得比賽

## Rules: between the races of a championship

lamborghini-rule-14-1 = 所有車中的前五名得到 50,000、35,000、20,000、10,000 和 5,000；兩位玩家時有四輛車。{ -reading }殘骸也得到它名次的獎金。
    .title = 獎金
lamborghini-rule-14-2 = 下一場比賽之前，所有損傷必須修理，每個 1,000，錢夠修多少就修多少。付不起的留著。
    .title = 修理
lamborghini-rule-14-3 = 打出的牌又可以用，速度牌堆拆開。
    .title = 又可以用
lamborghini-rule-14-4 = 玩家一位一位進市場，最後抵達的先，有兩輛車的看較好的那輛。順序不限，每位可以：一次交回兩張牌，從之前沒有人持有的牌中選一張，技術牌只能選拿到它的車的供應商的；每輛車一次，賣掉車卡；每輛車一次，解聘車手。賣車和解聘拿回價錢減 5,000，最少 0，並立刻買另一張；賣掉的之後別人可以買。賣了之後什麼都付不起的，不允許。損傷、供應商和牌留在玩家的車上，新的賽車或車手不帶來額外的牌。然後重新做速度牌堆，跑排位賽。
    .title = 市場
lamborghini-rule-14-5 = 最後一場之後，最有錢的玩家獲勝；一樣有錢時，最後一場名次較前的獲勝。
    .title = 贏得錦標賽

## Rules: refusals

lamborghini-rule-15-1 = 不允許的事會附上違反的規則編號拒絕，什麼都不改變：不是自己的回合、沒有或已打出的牌、太高的出價、走到不在前方的格子、同一回合的第二張牌、第三次檢定。
    .title = 什麼會被拒絕

## On the page: race

lamborghini-page-cell =
    { $lane ->
        [0] A{ $position }
        [1] B{ $position }
        [2] C{ $position }
       *[3] D{ $position }
    }
lamborghini-page-block-step = 前進
lamborghini-page-block-slip = 尾流的免費一步
lamborghini-page-block-hit = 撞
lamborghini-page-block-push = 推擠
lamborghini-page-tally = 金錢
lamborghini-page-sum-speed = 點數
lamborghini-page-sum-total = 總和
lamborghini-page-why = { $amount } { $what }。為什麼？查看規則 { $rule }
lamborghini-page-drawn =
    { $arrow ->
        [none] 速度牌 { $value }。為什麼？查看規則
       *[other] 速度牌 { $value }，有箭頭。為什麼？查看規則
    }
lamborghini-page-points-left = 還剩 { $points } 點
lamborghini-page-checks-left = 還可檢定 { $checks } 次
lamborghini-page-in-lane = 不能換車道
lamborghini-page-checks = 本回合的檢定
lamborghini-page-check = { $name }：檢定（{ $check }）
lamborghini-page-window = 出一張牌，或不出
lamborghini-page-would-move = 前進 { $points } 格
lamborghini-page-ask-repair = 抽牌之前：要用一張牌維修，還是不用？
lamborghini-page-ask-fortune = 抽到 { $value }：要用機運換一張，還是保留？
lamborghini-page-ask-speed = 要出一張牌多走幾格，還是不出？一個回合裡，每輛車最多出一張。
lamborghini-page-ask-check = 檢定（{ $check }）：要出一張牌，還是不出？一個回合裡，每輛車最多出一張。
lamborghini-page-odds = { $name } 抽一張牌，{ $add }：{ $all } 張牌中，{ $accident } 張會出事故，{ $won } 張多贏一格。
lamborghini-page-odds-short = 事故：{ $all } 張中的 { $accident } 張
lamborghini-page-slip = 尾流！
lamborghini-page-slip-how = 現在可免費斜走一步；先做別的就作廢。
lamborghini-page-one-cell = 走一格：
lamborghini-page-contact = 碰撞：用掉一次檢定，不花點數
lamborghini-page-hit = 撞 { $name }
lamborghini-page-push = 推擠 { $name }
lamborghini-page-no-check = 它已不在比賽中，不必檢定。
lamborghini-page-ways = 可以開到哪裡
lamborghini-page-way-stays = 原地
lamborghini-page-way-left = 之後還剩 { $points } 點
lamborghini-page-way-squeeze = 接著鑽縫：檢定
lamborghini-page-cards = { $name } 的牌
lamborghini-page-no-cards = 沒有牌
lamborghini-page-held = 可用 { $count } 張，已出 { $used } 張
lamborghini-page-not-now = { $card }：現在不能用。為什麼？
lamborghini-page-play-it = 打出
lamborghini-page-order = 比賽排名
lamborghini-page-round = 第 { $round } 輪，第 { $race }／{ $races } 場
lamborghini-page-column-place = 名次
lamborghini-page-column-car = 賽車
lamborghini-page-column-lap = 圈數
lamborghini-page-column-gap = 差距
lamborghini-page-column-end = 結局
lamborghini-page-column-damage = 損傷
lamborghini-page-lap = 第 { $lap } 圈，共 { $laps } 圈
lamborghini-page-gap = −{ $cells } 格
lamborghini-page-end-racing = 比賽中
lamborghini-page-end-absent = 不在賽道上
lamborghini-page-end-finished = 完賽
lamborghini-page-end-wreck = 殘骸
lamborghini-page-damage = { $damage } 個損傷
lamborghini-page-direction = 下一步：{ $direction }
lamborghini-page-running = 輪胎或油箱：還有 { $turns } 回合 +1
lamborghini-page-won-cells = 下次移動多 { $cells } 格
lamborghini-page-sign-damage = 損傷；三個即重傷
lamborghini-page-sign-direction = 方向牌：下一步必須走的方向
lamborghini-page-sign-running = 輪胎或油箱：往後這麼多回合 +1
lamborghini-page-sign-won = 下次移動可用的贏得格數
lamborghini-page-players = 玩家
lamborghini-page-garages = 各車與牌
lamborghini-page-crew = { $car }，車手 { $driver }：速度 { $speed }，操控 { $handling }
lamborghini-page-cards-count = 可用的牌 { $count } 張
lamborghini-page-classification = 比賽結果
lamborghini-page-card-aero = 移動 +{ $worth }，但本回合不能換車道。
lamborghini-page-card-brakes = 檢定時用：本回合接下來的 { $worth } 個損傷免除。
lamborghini-page-card-setup = 檢定 +{ $worth }。
lamborghini-page-card-engine = 移動 +{ $worth }。
lamborghini-page-card-tyres = 接下來 { $worth } 回合各移動 +1。
lamborghini-page-card-fuel = 接下來 { $worth } 回合各移動 +1。
lamborghini-page-card-team = 抽牌前修復一個損傷，或檢定 +1。
lamborghini-page-card-team-blue = 抽牌前修復一個損傷；檢定時先修復再 +1。
lamborghini-page-card-skill = 移動 +3，總和至多 12。
lamborghini-page-card-luck = 鑽縫一次，免檢定。
lamborghini-page-card-fortune = 換一張新的速度牌，取代剛抽的。
lamborghini-page-card-steady = 檢定 +2。
lamborghini-page-card-slipstream = 用尾流走一步後，再免費直走一步。
lamborghini-page-card-engage = 碰撞時用：自己檢定 +1，對方檢定 −1。
lamborghini-page-card-fast = 移動 +4，總和至多 14。
lamborghini-page-card-victory = 第二或第三名時移動 +2。
lamborghini-page-card-will = 最後一名時移動 +3，倒數第二 +2。

## On the page: draft, bids, set-up of a pair, market, prizes
## $name is a player or a card, $money, $price, $left, $most, $cars, $drivers, $before and $brings are sums as they are printed

lamborghini-page-draft-sum =
    { $money ->
        [0] 0
       *[other] { $money },000
    }
lamborghini-page-draft-title = 選牌
lamborghini-page-draft-trip = 第 { $trip } 趟
lamborghini-page-draft-trips = { $trips } 趟之後，還缺賽車或車手的人必須拿取所缺的牌。
lamborghini-page-draft-forced = 已過 { $trips } 趟：還缺賽車或車手的人現在必須拿取所缺的牌。
lamborghini-page-draft-piles = 牌堆
lamborghini-page-draft-open-crews = 翻開的賽車與車手
lamborghini-page-draft-open-cards = 翻開的技術牌與駕駛牌
lamborghini-page-draft-holdings = 各人所有
lamborghini-page-draft-own = 你持有的
lamborghini-page-draft-money = 金錢：
lamborghini-page-draft-price = 價格：
lamborghini-page-draft-no-car = 尚無賽車
lamborghini-page-draft-no-driver = 尚無車手
lamborghini-page-draft-stat-speed = 速度
lamborghini-page-draft-stat-handling = 操控
lamborghini-page-draft-stat-technology = ＋技術牌
lamborghini-page-draft-stat-manoeuvres = ＋駕駛牌
lamborghini-page-draft-extras = 抽籤得到額外的牌：技術牌 { $technology }、駕駛牌 { $manoeuvres }。
lamborghini-page-draft-pays = 價格 { $price }；你有 { $money }，還剩 { $left }。
lamborghini-page-draft-short = 價格 { $price }，你有 { $money }：還差 { $left }。
lamborghini-page-draft-binds = 一輛賽車只有一個供應商：第一張技術牌就定下來。
lamborghini-page-draft-why = 為什麼不能拿？
lamborghini-page-bid-title = 密封出價，決定選牌順序
lamborghini-page-bid-opened = 出價已公開
lamborghini-page-bid-is-sealed = 已密封
lamborghini-page-bid-is-awaited = 尚未出價
lamborghini-page-bid-amount = 你的出價（千）
lamborghini-page-bid-slider = 你的出價
lamborghini-page-bid-seal = 密封出價 { $money }
lamborghini-page-bid-sealed = 你的出價 { $money } 已密封。
lamborghini-page-bid-secret = 全員出價之前沒有人看得到。
lamborghini-page-bid-change = 更改
lamborghini-page-bid-back = 收回
lamborghini-page-bid-limit =
    { $count ->
        [1] 最多 { $most }：從 { $money } 中保留最貴的賽車（{ $cars }）與車手（{ $drivers }）的價格。
       *[other] 最多 { $most }：從 { $money } 中保留最貴的 { $count } 輛賽車（{ $cars }）與 { $count } 名車手（{ $drivers }）的價格。
    }
lamborghini-page-bid-was = 出價 { $money }
lamborghini-page-bid-lost = 出價最高者先選，所有出價都歸銀行。
lamborghini-page-pair-title = 整備
lamborghini-page-pair-car = { $number } 號車
lamborghini-page-pair-help = 按一下或拖曳，就能把它交給另一輛車。確認之前都不算數。
lamborghini-page-pair-move = { $what }：交給 { $number } 號車
lamborghini-page-pair-sums = 速度 { $speed }、操控 { $handling }；抽籤得到的額外牌：技術牌 { $technology }、駕駛牌 { $manoeuvres }。
lamborghini-page-pair-done = 兩輛車就這樣整備
lamborghini-page-supply-ask =
    { $count ->
        [0] { $name } 還沒有供應商。要選哪一個？
       *[other] { $name } 還沒有供應商，將抽籤得到 { $count } 張技術牌。要選哪一個供應商？
    }
lamborghini-page-supply-left = 剩 { $count } 張
lamborghini-page-lots-title = 抽籤得到的額外牌
lamborghini-page-market-title = 第 { $race } 場（共 { $races } 場）之後的市場
lamborghini-page-market-order = 最後抵達者最先進入。每人可換牌一次，每輛車可各賣車一次、解雇車手一次。
lamborghini-page-market-left = 還剩 { $money }
lamborghini-page-market-here = 在市場中
lamborghini-page-market-waits = 等待中
lamborghini-page-market-gone = 已離開
lamborghini-page-market-repaired = { $name }：維修花費 { $money }
lamborghini-page-market-cars = 待售的賽車
lamborghini-page-market-drivers = 可聘的車手
lamborghini-page-market-no-cars = 沒有待售的賽車。
lamborghini-page-market-no-drivers = 沒有可聘的車手。
lamborghini-page-market-money = 你有 { $money }。
lamborghini-page-market-exchange = 退回兩張牌換一張……
lamborghini-page-market-exchanged = 已換牌
lamborghini-page-market-part-car =
    { $count ->
        [1] 賣出{ $name }……
       *[other] { $number } 號車：賣出{ $name }……
    }
lamborghini-page-market-part-driver =
    { $count ->
        [1] 解雇{ $name }……
       *[other] { $number } 號車：解雇{ $name }……
    }
lamborghini-page-market-brings = 得 { $money }
lamborghini-page-market-have = 你有 { $money }。要選哪一個？
lamborghini-page-market-sum = { $name }：價格 { $price }，可得 { $brings }。加上你的 { $before } 共 { $money }。改選哪一個？
lamborghini-page-market-short = 還差 { $money }
lamborghini-page-market-keep = 維持原狀
lamborghini-page-exchange-help = 選擇要退回的牌（{ $given }／{ $count }），以及一張沒有人擁有的牌。
lamborghini-page-exchange-give = 你的牌
lamborghini-page-exchange-take = 沒有人擁有的牌
lamborghini-page-exchange-to = { $name } 交給：
lamborghini-page-exchange-do = 換取{ $name }
lamborghini-page-exchange-choose = 選一張牌
lamborghini-page-race = 第 { $race } 場
lamborghini-page-prizes-title =
    { $races ->
        [1] 比賽結束
       *[other] 第 { $race } 場（共 { $races } 場）結束
    }
lamborghini-page-prizes-places = 名次與獎金
lamborghini-page-prizes-place = 名次
lamborghini-page-prizes-car = 賽車
lamborghini-page-prizes-prize = 獎金
lamborghini-page-prizes-wreck = 殘骸
lamborghini-page-prizes-money = 加上獎金後的金錢
lamborghini-page-prizes-chart = 每場比賽後各玩家的金錢；上方列表為最新數字。

## In the terminal, in as few words as possible: behind a car’s name or a number

lamborghini-page-terminal-points =
    { $count ->
       *[other] 剩餘點數
    }
lamborghini-page-terminal-checks =
    { $count ->
       *[other] 剩餘檢定
    }
lamborghini-page-terminal-damage = 損傷 { $count }
lamborghini-page-terminal-crippled = 重傷
lamborghini-page-terminal-finished = 完賽
lamborghini-page-terminal-running = 輪胎/油箱 { $count } 回合
lamborghini-page-terminal-won = 贏得 +{ $count }
lamborghini-page-terminal-race = 第 { $race } 場
lamborghini-page-terminal-money = 金錢
