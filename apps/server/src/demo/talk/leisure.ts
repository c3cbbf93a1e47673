import type { Topic } from './topic.ts';

export const books: Topic = {
  name: { zh_cn: '慢读会', en: 'Slow Readers' },
  introduction: { zh_cn: '一个月一本，读不完也来。', en: 'One book a month. Come even if you have not finished.' },
  slots: {
    kind: {
      zh_cn: ['短篇集', '游记', '侦探小说', '诗集', '回忆录', '科幻', '菜谱', '书信集'],
      en: [
        'short stories',
        'travel book',
        'detective novel',
        'poetry',
        'memoir',
        'science fiction',
        'cookbook',
        'letters',
      ],
    },
    chapter: {
      zh_cn: ['第二章', '第五章', '最后一章', '中间那一段', '序言'],
      en: ['chapter two', 'chapter five', 'the last chapter', 'the middle part', 'the preface'],
    },
    feeling: {
      zh_cn: ['太好哭了', '有点闷', '文字真干净', '后劲很大', '读了两遍'],
      en: ['made me cry', 'dragged a little', 'is so clean', 'stayed with me', 'deserves two readings'],
    },
  },
  talks: {
    zh_cn: [
      '0下个月读什么/1想读{kind}/2同意/3我投{kind}一票/0那就这么定',
      '0{chapter}读完了，{feeling}/1别剧透/0不说不说/2我也到那里了，{feeling}',
      '0这周谁领读/1我来，讲{chapter}/2我做记录/0辛苦',
      '0一句话安利手上这本/1{feeling}/2适合睡前/3适合坐火车的时候',
      '0借书的同学记得还哦/1我！周末还/2我也……已经读了一半年了/0不急，读完再还',
      '0为什么主角最后不走/1因为舍不得/2我觉得是放下了/0两种我都喜欢',
    ],
    en: [
      '0What do we read next month?/1I fancy some {kind}/2Seconded/3One more vote for {kind}/0Settled then',
      '0Finished {chapter}, it {feeling}/1No spoilers/0Not a word/2Just got there too. It {feeling}',
      "0Who leads this week?/1I will, on {chapter}/2I'll take notes/0Thank you both",
      '0Sell me your book in one line/1It {feeling}/2Good before sleep/3Good on a train',
      '0Borrowers, please remember/1Me! This weekend/2Me too... half a year in/0Finish it first',
      '0Why does she stay in the end?/1She cannot let go/2I think she has let go/0I like both',
    ],
  },
};

export const films: Topic = {
  name: { zh_cn: '深夜放映室', en: 'Late Show' },
  introduction: { zh_cn: '周五十点，准时关灯。', en: 'Fridays at ten. Lights out.' },
  slots: {
    genre: {
      zh_cn: ['公路片', '黑白片', '动画', '纪录片', '悬疑', '老喜剧', '音乐片'],
      en: ['road movie', 'black-and-white film', 'animation', 'documentary', 'mystery', 'old comedy', 'musical'],
    },
    snack: {
      zh_cn: ['爆米花', '冰镇酸梅汤', '瓜子', '薯片', '烤红薯'],
      en: ['popcorn', 'iced tea', 'sunflower seeds', 'crisps', 'roast chestnuts'],
    },
    score: { zh_cn: ['七分', '八分', '八分半', '九分'], en: ['seven', 'eight', 'eight and a half', 'nine'] },
  },
  talks: {
    zh_cn: [
      '0这周看{genre}还是{genre2}/1{genre}/2{genre2}，上周就想看了/3都行，我带{snack}/0猜拳定',
      '0昨晚那部打几分/1{score}/2{score}，结尾扣一分/0结尾我没看懂/1没人看懂',
      '0谁睡着了/1我没有/2有呼噜声为证/1那是背景音乐',
      '0有没有两个小时以内的/1{genre}一般都短/2老片子也短/0好，今晚早点散',
      '0{snack}谁买/1我/2我出一半/0投影调好了，等你们',
    ],
    en: [
      '0Friday: {genre} or {genre2}?/1{genre}/2{genre2}, have wanted one for ages/3Either, I bring {snack}/0Flip a coin',
      '0Marks for last night?/1{score}/2{score}, minus one for the ending/0I did not get the ending/1Nobody did',
      '0Who fell asleep?/1Not me/2There was snoring/1That was the score',
      '0Anything under two hours?/1Any {genre}, usually/2Old ones are short/0Good, early night',
      '0Who gets {snack}?/1Me/2I pay half/0Projector is ready, waiting for you',
    ],
  },
};

export const photos: Topic = {
  name: { zh_cn: '胶片与光', en: 'Film and Light' },
  introduction: { zh_cn: '等一束好光。', en: 'Waiting for good light.' },
  slots: {
    subject: {
      zh_cn: ['雨后的街', '老理发店', '晨雾里的桥', '晾着的床单', '码头', '影子'],
      en: ['the street after rain', 'the old barber', 'the bridge in fog', 'laundry lines', 'the docks', 'shadows'],
    },
    setting: {
      zh_cn: ['快门再慢一档', '光圈开大', '多曝半档', '离近一点', '等人走过去'],
      en: [
        'a slower shutter',
        'a wider aperture',
        'half a stop more',
        'stepping closer',
        'waiting for somebody to pass',
      ],
    },
  },
  talks: {
    zh_cn: [
      '0今天拍了{subject}/1求图/2光线一定很好/0晚上扫出来发',
      '0{subject}总拍不好/1试试{setting}/2或者{setting}/0明天再去',
      '0过期胶卷能用吗/1能，颜色会偏/2偏得好看就是风格/0懂了',
      '0周日去拍{subject}，有人吗/1有/2几点的光/0六点二十，蓝调',
      '0冲洗店涨价了/1自己冲吧/2我有罐子，借你/0好人一生平安',
    ],
    en: [
      '0Shot {subject} today/1Show us/2The light must have been great/0Scanning tonight',
      '0I never get {subject} right/1Try {setting}/2Or {setting}/0Going back tomorrow',
      '0Does expired film work?/1Yes, the colours shift/2If it looks good call it style/0Understood',
      '0{subject} on Sunday, anyone?/1Yes/2Which light?/0Twenty past six, blue hour',
      '0The lab raised prices/1Develop at home/2I can lend you a tank/0You are too kind',
    ],
  },
};

export const cats: Topic = {
  name: { zh_cn: '猫咪观察站', en: 'Cat Watch' },
  introduction: { zh_cn: '汇报每日猫情。', en: 'Daily reports, please.' },
  slots: {
    cat: {
      zh_cn: ['橘座', '煤球', '花卷', '奶牛', '三花', '年糕'],
      en: ['Marmalade', 'Coal', 'Biscuit', 'Patches', 'Soup', 'Mochi'],
    },
    deed: {
      zh_cn: ['打翻了水杯', '在键盘上睡着了', '追自己的尾巴', '钻进快递盒', '对着墙发呆', '偷吃了半根香肠'],
      en: [
        'knocked over my glass',
        'slept on the keyboard',
        'chased its own tail',
        'moved into a parcel',
        'stared at the wall',
        'stole half a sausage',
      ],
    },
  },
  talks: {
    zh_cn: [
      '0{cat}今天{deed}/1哈哈哈哈/2拍下来没有/0手机被它坐着',
      '0{cat}不吃饭怎么办/1换个碗/2挠下巴/0挠了，吃了，谢谢',
      '0楼道遇到一只像{cat}的/1带罐头了吗/2它又{deed}了吧/0你怎么知道',
      '0{cat}体检结果出来了，偏胖/1毛厚而已/2骨架大/0医生不信',
      '0凌晨四点，{cat}{deed}/1同款/2这是猫的上班时间',
    ],
    en: [
      '0{cat} {deed} today/1Hahaha/2Did you film it?/0{cat} is sitting on my phone',
      '0{cat} will not eat/1Another bowl?/2Scratch the chin/0Scratched, eaten, thank you',
      '0Met one that looks like {cat} on the stairs/1Any treats with you?/2I bet it {deed}/0How did you know',
      '0Check-up results: {cat} is overweight/1It is all fur/2Big bones/0The vet is not convinced',
      '0Four in the morning, {cat} {deed}/1Same here/2Those are office hours',
    ],
  },
};

export const games: Topic = {
  name: { zh_cn: '桌游星期四', en: 'Board Game Thursday' },
  introduction: { zh_cn: '输的人洗杯子。', en: 'Losers wash the cups.' },
  slots: {
    game: {
      zh_cn: ['种田那个', '火车那个', '推理那个', '画画猜词', '合作逃生'],
      en: ['the farming one', 'the train one', 'the whodunit', 'draw and guess', 'the escape one'],
    },
    seats: { zh_cn: ['四个', '五个', '六个', '八个'], en: ['four', 'five', 'six', 'eight'] },
  },
  talks: {
    zh_cn: [
      '0本周四{seats}人，还差一个/1我来/0齐了，玩{game}/2终于！',
      '0{game}谁赢了/1我/2他又偷看我牌/1那叫观察',
      '0新手友好的有哪些/1{game}/2先玩{game2}也行/0好，先讲十分钟规则',
      '0杯子谁洗/1上周是我/2这周是我……/0愿赌服输',
      '0能改到周五吗/1可以/2我周五加班/0那还是周四',
    ],
    en: [
      '0Thursday, {seats} of us, one seat left/1Mine/0Full then. {game}/2At last!',
      '0Who won {game}?/1Me/2Looking at my cards again/1Observing',
      '0Which one is good for beginners?/1{game}/2{game2} first, maybe/0Ten minutes of rules, then',
      '0Who washes the cups?/1Me last week/2Me this week.../0Fair is fair',
      '0Could we move to Friday?/1Yes/2Working late on Friday/0Thursday it is',
    ],
  },
};
