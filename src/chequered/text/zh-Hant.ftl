### Chequered：各遊戲共用的文字，臺灣正體中文。參見 en.ftl。
###
### 用「你」稱呼；標點用全形；玩家的名字、數字與中文之間留一個空格。

## Terms for the rules of a game: what stands before a sentence that is not the publisher's

-reading = 我們的解讀：
-own = 我們自訂：

## The product

app-name = Chequered
app-tagline = 桌上競速，和朋友玩、和電腦玩，或一起玩。

## Words on buttons and switches

button-ok = 好
button-cancel = 取消
button-close = 關閉
button-copy = 複製
button-copied = 已複製
switch-on = 開
switch-off = 關

## Lists: the words so far and the next, or the last

list-more = { $first }、{ $next }
list-last = { $first }和{ $next }
cell-marked = { $cell }（{ $mark }）
word-labelled = { $label }：{ $text }
word-followed = { $first }。{ $more }

## Languages, each in its own words

language-en = English
language-fr = Français
language-de = Deutsch
language-zh-Hant = 繁體中文

## Settings

settings-title = 設定
settings-language = 語言
settings-theme = 外觀
settings-theme-auto = 與裝置相同
settings-theme-light = 淺色
settings-theme-dark = 深色
settings-motion = 動畫
settings-motion-slow = 慢
settings-motion-normal = 一般
settings-motion-fast = 快
settings-motion-none = 無
settings-sound = 音效

## Lobby

lobby-tables = 你的遊戲桌
lobby-preparing = 電腦正在熱身；在那之前會下得簡單一些。
lobby-no-tables = 你還沒有坐在任何一桌。
lobby-your-turn = 輪到你了
lobby-opened = 開桌時間：{ $when }
lobby-season = 賽季：第 { $race } 場（共 { $races } 場）
lobby-waits = 兩場比賽之間
lobby-back = 回到首頁
phase-gathering = 等待玩家
phase-running = 進行中
phase-over = 已結束

## New table

new-title = 開新桌
new-game = 遊戲
new-game-players = { $low } 到 { $high } 人
new-options = 選項
new-options-none = 無：基本遊戲。
new-option-range = { $low } 到 { $high }
new-board = 賽道
new-board-own = 自己排的賽道
    .help = 貼上賽道代碼。
new-board-code = 賽道代碼
new-seats = 座位
new-seat-add = 增加座位
new-seat-remove = 移除 { $number } 號座位
new-order = 座位順序
new-open = 開桌
new-needs-players =
    { $count ->
       *[other] 還需要 { $count } 個座位。
    }
new-length = 比什麼
length-race = 一場比賽
length-season = 一個賽季
new-rounds = 賽季的比賽順序
new-rounds-none = 至少選一條賽道。
new-round-earlier = 把 { $board } 往前移
new-round-later = 把 { $board } 往後移
new-board-seats = { $board } 適合 { $low } 到 { $high } 人；其他人數也可以玩。
order-given = 照清單
order-drawn = 抽籤決定

## Seats

seat-number = { $number } 號座位
seat-name = 名字
seat-kind = 誰坐這裡
seat-kind-me = 我
seat-kind-guest = 同一個螢幕前的人
seat-kind-open = 有邀請連結的人
seat-kind-bot = 電腦
seat-level = 電腦的等級
seat-guest-name = 訪客 { $number }
seat-bot-name = { $level }電腦 { $number }
seat-free = 空位
seat-take = 坐這裡
seat-you = 你
seat-away = 未連線
seat-left = 已離開
seat-champion = 衛冕冠軍
level-novice = 新手
    .help = 隨意走任何合法的一步，適合剛開始玩。
level-club = 高手
    .help = 每回合都想到底，不容易贏。

## Gathering: inviting, joining, starting

invite-title = 邀請
invite-link = 邀請連結
    .help = 打開連結的人可以坐進這一桌。
invite-code = 邀請連結的 QR Code
invite-local = 這個連結只能在這台電腦上用。要讓別人加入，請這樣啟動伺服器：
invite-watch = 觀戰連結
invite-move = 你的座位連結
    .help = 在另一台裝置上打開你的座位。請不要給別人。
join-title = 加入這一桌
join-name = 你的名字
join-button = 加入
join-full = 座位都坐滿了，你可以觀戰。
gathering-wait = 正在等其他人。由開桌的人開始遊戲。
gathering-agreed = 這一場玩什麼
gathering-free =
    { $count ->
        [0] 座位都坐滿了。
       *[other] 還有 { $count } 個空位。
    }
gathering-start = 開始
gathering-fill = 空位
gathering-fill-bots = 由電腦坐下
gathering-fill-none = 不使用

## Table

table-board = 賽道
board-whole = 顯示整條賽道
board-close = 放大賽道
cell-near = 現在可以走到這裡。
cell-far = 可以一路走到這裡。
table-your-turn = 輪到你了
table-turn-of = { $seat }，輪到你了
table-waiting = 等待 { $seat }
table-thinking = { $seat } 思考中
table-watching = 觀戰中
table-preview = 會發生：
table-preview-play = 走到這裡
table-simulate = 模擬其餘部分
    .help = 在正式比賽開始前由電腦替所有人進行，無法復原。
table-simulates = 正式比賽開始前由電腦替所有人進行。
table-skip = 直到輪到我
table-driven = 你上一回合沒有選擇，已經替你走了。
table-pause = 停頓 { $seconds } 秒，對所有人都一樣長
table-not-yet = 還沒輪到你：輪到你時就可以出這張牌或行動。
table-watchers =
    { $count ->
       *[other] { $count } 人觀戰
    }
table-standings = 目前位置
table-path = { $count } 步，到達{ $target }
table-leave = 離開
table-leave-ask = 要離開遊戲嗎？電腦會接手你的座位。
table-more = 遊戲桌與連結
table-keys = 按鍵
    .help = 方向鍵選擇，Enter 確認，Esc 取消，問號打開規則。
table-keys-cards = Tab 與 Shift+Tab 選擇，Enter 確認，Esc 取消，問號打開規則。
table-frames = 賽道上的框線

## What is hidden on a screen that several share, such as hands, and the end of a part of the match

hand-over = 請把裝置交給 { $seat }
    .help = 現在請其他人不要看：接下來會顯示祕密內容。
hand-over-take = 我是 { $seat }，顯示給我看
chapter-title = 目前戰況
chapter-on = 繼續

## Log

log-title = 紀錄
log-empty = 還沒有發生任何事。
log-forced = 唯一的可能

## Rules, and why something is not allowed

rule-title = 規則
rules-of = { $game } 的規則
rule-all = 所有規則
rule-open = 打開規則 { $rule }
rule-name = 規則 { $rule }
rule-kind-rule = 遊戲原有的規則，用我們自己的話說明。
rule-kind-ruling = 「我們的解讀」之後的內容，是原規則沒有說清楚、由我們判定的部分。
rule-kind-ours = 「我們自訂」之後的內容由我們訂定，不是出版社的規則。
rule-kind-others = 其餘都是遊戲原有的規則，用我們自己的話說明。
rule-reading = { -reading }
rule-own = { -own }
rule-none = 沒有這條規則。
why-title = 為什麼不能到這裡？
why-action = 為什麼現在不行？
why-nothing = 沒有規則禁止：請走。
why-not-now = 現在不是由你決定。
refused-by = { $reason }（{ $rule }）

## Connection

connection-connecting = 連線中……
connection-lost = 連線中斷，正在重試……
connection-back = 已重新連線。

## Result

result-title = 結果
result-winner = { $seat } 獲勝！
result-shared = { $seats } 並列獲勝！
result-none = 沒有人抵達終點，沒有贏家。
result-you-won = 你贏了！
result-place = 第 { $place } 名
result-place-column = 名次
result-seat-column = 玩家
result-trophies-column = 獎盃數
result-rematch = 再玩一場
result-rematch-go = 前往下一場
result-record = 下載紀錄檔
    .help = 整場遊戲存成一個檔案，可以重看，也可以檢查骰子和牌。
result-record-seen = 你看到的部分存成一個檔案。遊戲結束後，檔案會包含全部內容，也可以檢查骰子和牌。
result-board = 看賽道
result-table = 看牌桌
result-again = 再看一次

## Replay

replay-title = 重播
replay-first = 回到開頭
replay-last = 跳到結尾
replay-play = 播放
replay-at = 第 { $number } 步，共 { $count } 步

## Checking dice and cards

verify-title = 檢查骰子和牌
verify-about = 開始之前，伺服器先選定一個秘密數字並留下憑據，但不公開。每顆骰子、每張牌都由這個秘密數字和玩家瀏覽器提供的資料決定。現在秘密已經公開，你的瀏覽器會全部重新算一遍。
verify-button = 全部檢查
verify-running = 檢查中……
verify-good =
    { $count ->
       *[other] { $count } 個結果都與秘密數字算出來的完全相同。
    }
verify-bad = 第 { $number } 個結果與秘密數字算出來的不同：紀錄檔被改過，或抽選不公正。
verify-bad-secret = 這個秘密數字不是開始前留下憑據的那一個。
verify-not-yet = 遊戲結束後才會公開秘密數字。
verify-commitment = 憑據
verify-secret = 秘密數字

## About

about-title = 關於 Chequered
about-what = Chequered 照規則玩桌上競速遊戲：在瀏覽器裡和朋友、電腦一起玩，在終端機裡玩，或為了研究玩上千萬次。
about-publishers = Chequered 與這些遊戲的出版社沒有任何關係，也未經其認可。遊戲名稱屬於各自的所有人，在此只用來說明所玩的規則。這裡的賽道、圖畫和文字都是我們自己的。
about-buy = 喜歡哪個遊戲，就去買一盒：沒有什麼比得上大家圍坐一桌。
about-open = Chequered 是自由軟體，採用 Apache 2.0 授權。
about-privacy = 不需要帳號，也不追蹤。Cookie 記住你的座位；名字和遊戲紀錄存放在這台伺服器上。

## Faults: what is wrong with a request or message

fault-title = 沒有成功
fault-unexpected = 我們這邊出了問題。你的遊戲沒有任何改變。
fault-not-found = 這個網址沒有內容。
fault-bad-message = 伺服器讀不懂這則訊息。
fault-unknown-field = 訊息裡有伺服器不認得的內容。
fault-too-large = 訊息太大了。
fault-too-fast = 一次傳送太多訊息，請稍等一下。
fault-too-many-connections = 你的位址連線太多。請關掉一個視窗再試一次。
fault-foreign-origin = 這個頁面不屬於這台伺服器，不能在這裡玩。
fault-no-such-game = 沒有這個遊戲。
fault-no-such-table = 沒有這一桌，或連結不完整。
fault-no-such-seat = 這一桌沒有這個座位。
fault-no-such-action = 沒有這種走法。
fault-bad-options = 這些選項不能一起用。
fault-bad-board = 這條賽道不能玩：{ $detail }
fault-bad-seats = 這個遊戲不適合這個人數。
fault-bad-name = 請取一個 1 到 24 個字的名字。
fault-name-taken = 這一桌已經有人用這個名字。
fault-attribute-taken = 這一桌已經有人選了這個。
fault-table-full = 座位都坐滿了。
fault-seat-taken = 那裡已經有人坐了。
fault-already-seated = 你已經坐在這一桌。
fault-already-started = 遊戲已經開始。
fault-not-started = 遊戲還沒開始。
fault-over = 遊戲已經結束。
fault-not-host = 只有開桌的人可以這麼做。
fault-not-yours = 這不是由你決定的。
fault-not-your-seat = 這不是你的座位。
fault-stale = 遊戲在這段時間已經繼續，請再看一次。
fault-seats-free = 還有空位。
fault-no-next-race = 沒有等著開始的下一場比賽。
fault-no-warm-up = 這裡沒有電腦可以替大家進行的部分。
fault-bots-play = 電腦替大家進行時，其他人無法操作。
fault-nobody-asked = 現在沒有詢問任何人，還沒輪到你。
fault-hand-not-shown = 共用螢幕時，只能使用輪到的那位玩家的手牌。
fault-no-race-over = 這個賽季還沒有任何一場比賽結束。
fault-season-goes-on = 賽季還沒結束，要先進行下一場比賽。
fault-stopping = 伺服器正在重新啟動，稍後會自動連線。

## Terminal

terminal-me = 玩家
terminal-key-choose = 選擇
terminal-key-confirm = 確認
terminal-key-why = 為什麼不能到這裡？
terminal-key-rules = 規則
terminal-key-log = 紀錄
terminal-key-forward = 前進
terminal-key-back = 後退
terminal-key-answer = 回應
terminal-key-points = 分數
terminal-key-pass = 交給下一位
terminal-key-quit = 離開
terminal-quit-ask = 要離開遊戲嗎？遊戲不會儲存。
terminal-answer-none = 你沒有可以回應的牌。
terminal-hand = 手牌：
terminal-small = 視窗太小：需要 { $width } × { $height } 個字元。
terminal-save = 儲存紀錄檔
terminal-file = 檔案
terminal-saved = 紀錄檔存在 { $file }。

## Season: the championship between and during its races
## $race and $races count races, $circuit is a circuit's name, $names a list of names and $count how many they are

season-title = 錦標賽
season-final = 最終排名
season-so-far = 目前的錦標賽
season-of = 排名對象
season-seats = 車隊
season-pieces = 車手
season-seats-column = 車隊
season-pieces-column = 車手
season-wins-column = 勝場
season-points-column = 積分
season-race = 第 { $race } 場：{ $circuit }
season-race-of = 第 { $race } 場（共 { $races } 場）：{ $circuit }
season-chart = 每場賽後的積分
season-chart-seats = 各車隊每場賽後的積分；數字見表格。
season-chart-pieces = 各車手每場賽後的積分；數字見表格。
season-none = 還沒有比完的比賽。
season-next = 下一場，第 { $race } 場（共 { $races } 場）：{ $circuit }
season-ready = 我準備好了
season-is-ready = 已準備好
season-not-ready = 還沒準備好
season-waiting =
    { $count ->
        [0] 大家都準備好了。
       *[other] 還有 { $count } 人沒準備好。全部準備好後就開始下一場。
    }
season-now = 立刻繼續
season-champion-team =
    { $count ->
        [1] { $names } 奪得車隊錦標！
       *[other] { $names } 並列奪得車隊錦標！
    }
season-champion-rider =
    { $count ->
        [1] 車手冠軍：{ $names }。
       *[other] 車手並列冠軍：{ $names }。
    }
season-record = 下載整個賽季
