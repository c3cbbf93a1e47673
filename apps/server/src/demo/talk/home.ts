import type { Topic } from './topic.ts';

export const kitchen: Topic = {
  name: { zh_cn: '家常菜研究所', en: 'Home Cooking Lab' },
  introduction: { zh_cn: '失败的菜也可以发。', en: 'Failed dishes welcome.' },
  slots: {
    dish: {
      zh_cn: ['红烧茄子', '糖醋排骨', '清蒸鲈鱼', '蛋炒饭', '葱油饼', '罗宋汤', '酒酿圆子', '可乐鸡翅'],
      en: [
        'braised aubergine',
        'sweet and sour ribs',
        'steamed fish',
        'egg fried rice',
        'scallion pancakes',
        'beet soup',
        'rice balls',
        'roast chicken',
      ],
    },
    spice: {
      zh_cn: ['一点糖', '半勺醋', '几粒花椒', '香叶', '白胡椒', '一把香菜'],
      en: ['a pinch of sugar', 'half a spoon of vinegar', 'some pepper', 'a bay leaf', 'white pepper', 'coriander'],
    },
    minutes: {
      zh_cn: ['五分钟', '八分钟', '二十分钟', '四十分钟'],
      en: ['five minutes', 'eight minutes', 'twenty minutes', 'forty minutes'],
    },
  },
  talks: {
    zh_cn: [
      '0{dish}怎么才不老/1火小一点，焖{minutes}/2出锅前加{spice}/0学到了',
      '0今晚{dish}翻车了/1图呢/0不忍心拍/2能吃就不算翻车/0……也不太能吃',
      '0{spice}可以换成别的吗/1可以不放/2味道会差一点/0那我下楼买',
      '0求一个{dish}的方子，要简单/1三步：切、炒、焖{minutes}/2你漏了{spice}/1对对对',
      '0妈妈说我做的{dish}比她好吃/1恭喜出师/2妈妈不想洗碗了/0真相了',
      '0周末聚餐每人一道菜/1我来{dish}/2我洗碗/3我负责吃/0都安排上了',
      '0高压锅第一次用，有点怕/1放完气再开/2等{minutes}，别急/0好的，站远点了',
    ],
    en: [
      '0How do I keep {dish} tender?/1Lower heat, {minutes} with the lid on/2And {spice} at the end/0Noted',
      '0My {dish} went wrong tonight/1Show us/0I could not bring myself to take a picture/2If you can eat it, it did not go wrong/0...about that',
      '0Can I leave out {spice}?/1You can/2You will miss it though/0Off to the shop then',
      '0An easy recipe for {dish}, please/1Chop, fry, simmer for {minutes}/2You forgot {spice}/1I always do',
      '0Mum says my {dish} beats hers/1You have graduated/2She just does not want to cook/0Ouch. True',
      "0Dinner on Sunday, one dish each/1I'll do {dish}/2I'll wash up/3I'll eat/0All roles filled",
      '0First time with a pressure cooker, slightly scared/1Let the steam out first/2Wait {minutes}, no rush/0Standing well back',
    ],
  },
};

export const plants: Topic = {
  name: { zh_cn: '阳台植物', en: 'Balcony Garden' },
  introduction: { zh_cn: '一盆一世界，少浇水。', en: 'Small pots, big plans. Water less.' },
  slots: {
    plant: {
      zh_cn: ['绿萝', '龟背竹', '薄荷', '多肉', '茉莉', '番茄苗', '琴叶榕', '蝴蝶兰', '迷迭香'],
      en: [
        'pothos',
        'monstera',
        'mint',
        'succulent',
        'jasmine',
        'tomato seedling',
        'fiddle-leaf fig',
        'orchid',
        'rosemary',
      ],
    },
    trouble: {
      zh_cn: ['叶子发黄', '长小飞虫', '一直不开花', '叶尖干了', '徒长了'],
      en: ['yellow leaves', 'little flies', 'no flowers at all', 'dry tips', 'long thin stems'],
    },
    cure: {
      zh_cn: ['少浇点水', '换透气的土', '挪到窗边', '剪掉重发', '擦擦叶子'],
      en: ['water it less', 'give it airier soil', 'move it to the window', 'cut it back', 'wipe the leaves'],
    },
  },
  talks: {
    zh_cn: [
      '0我的{plant}{trouble}，怎么办/1{cure}/2先{cure}，再观察一周/0谢谢，拜托它了',
      '0{plant}冒新芽了！/1可爱/2恭喜，有后了/0激动得想放鞭炮',
      '0出差五天，{plant}怎么办/1浇透就走/2放我家，我帮你看/0明天送过来',
      '0多了两棵{plant}，同城送/1要一棵/2要另一棵/0周六来拿',
      '0为什么别人家的{plant}那么好/1因为没天天看它/2也没天天浇/0我反省',
      '0阳台朝北能种什么/1{plant}可以/2耐阴的都行/0安排',
    ],
    en: [
      '0My {plant} has {trouble}, help/1I would {cure}/2Yes, {cure} and wait a week/0Thank you. Fingers crossed',
      '0New leaf on the {plant}!/1So cute/2Congratulations to the parents/0I could cry',
      '0Away for five days, what about my {plant}?/1Water it well and go/2Bring it to mine/0Dropping it off tomorrow',
      "0Two pots of {plant} to spare, free to a good home/1One for me/2I'll take the other/0Come on Saturday",
      '0Why does everyone else have a better {plant}?/1They do not stare at it/2Or water it daily/0I see',
      '0North-facing balcony, any ideas?/1Mine likes it, the {plant}/2Anything that likes shade/0On it',
    ],
  },
};

export const neighbours: Topic = {
  name: { zh_cn: '邻里互助', en: 'Neighbours' },
  introduction: { zh_cn: '借个梯子，还个人情。', en: 'Borrow a ladder, lend a hand.' },
  slots: {
    tool: {
      zh_cn: ['梯子', '电钻', '打气筒', '推车', '卷尺'],
      en: ['ladder', 'drill', 'bike pump', 'trolley', 'tape measure'],
    },
    where: {
      zh_cn: ['三号楼', '门卫', '地下车库', '快递柜', '后花园'],
      en: ['block three', 'the gate', 'the garage', 'the lockers', 'the back garden'],
    },
    when: {
      zh_cn: ['今晚', '周六上午', '下周二', '八点前'],
      en: ['tonight', 'Saturday morning', 'next Tuesday', 'before eight'],
    },
  },
  talks: {
    zh_cn: [
      '0谁家有{tool}借用一下/1我有，放{where}了/0谢谢！{when}还/1不急',
      '0{where}捡到一串钥匙/2是我的！/0{when}来拿/2太感谢了',
      '0明天停水，{when}恢复/1收到，接水了/2谢谢提醒',
      '0{where}的灯又坏了/1报修了/2说{when}来修/0靠谱',
      '0楼下小猫有人喂吗/1我早上喂/2我晚上喂/0难怪越来越圆',
      '0旧书和玩具想送人/1书要/2玩具要，给小侄女/0放{where}，自取',
    ],
    en: [
      '0Can anyone lend me a {tool}?/1I left mine at {where}, help yourself/0Thanks! Back {when}/1No rush',
      '0Found a set of keys at {where}/2Mine!/0Pick them up {when}/2You saved my day',
      '0No water tomorrow until {when}/1Filling the kettle now/2Thanks for the warning',
      '0The light at {where} is out again/1Reported it/2They come {when}/0Great',
      '0Is somebody feeding the cat downstairs?/1I do, mornings/2I do, evenings/0That explains the shape',
      "0Giving away books and toys/1I'll take the books/2Toys for my niece, please/0They are at {where}",
    ],
  },
};
