import type { Topic } from './topic.ts';

export const hiking: Topic = {
  name: { zh_cn: '周末徒步小队', en: 'Weekend Hikers' },
  introduction: { zh_cn: '不赶路，只看风景。每周六出发。', en: 'No hurry, all views. We leave on Saturdays.' },
  slots: {
    trail: {
      zh_cn: ['竹林线', '北坡古道', '水库环线', '鹰嘴崖', '茶山步道', '云海垭口', '溪谷线', '老铁路'],
      en: [
        'the bamboo trail',
        'the north ridge',
        'the reservoir loop',
        'Eagle Rock',
        'the tea hills',
        'the high pass',
        'the creek path',
        'the old railway',
      ],
    },
    snack: {
      zh_cn: ['橘子', '牛肉干', '饭团', '热可可', '卤蛋', '坚果', '黄瓜', '红豆面包'],
      en: ['oranges', 'oat bars', 'rice balls', 'hot cocoa', 'boiled eggs', 'trail mix', 'cucumbers', 'cinnamon buns'],
    },
    hour: { zh_cn: ['六点', '六点半', '七点', '七点一刻'], en: ['six', 'half six', 'seven', 'quarter past seven'] },
    gear: {
      zh_cn: ['头灯', '登山杖', '雨衣', '护膝', '保温杯'],
      en: ['head torch', 'walking pole', 'rain jacket', 'knee brace', 'flask'],
    },
  },
  talks: {
    zh_cn: [
      '0周六走{trail}怎么样/1可以，几点/0{hour}，地铁口集合/2我带{snack}/3算我一个',
      '0{trail}现在好走吗/1上周刚去，有一段泥/0那带上{gear}/2我多一副{gear}，谁要/3我要我要',
      '0今天的云海绝了/1羡慕/2下次我一定早起/0这话你说三次了/2这次是真的',
      '0到顶了，风好大/1拍照拍照/2别忘了拿{snack}喂饱自己/0吃完了😂',
      '0腿废了/1才十二公里/0下山伤膝盖/2{gear}了解一下/0已下单',
      '0天气预报说周六有雨/1小雨照走/2大雨就改{trail}/0行，周五晚上再定',
      '0有新朋友想加入，零基础可以吗/1可以，{trail}很平/2我当收尾/0太好了',
    ],
    en: [
      "0How about {trail} on Saturday?/1Works for me. When?/0{hour}, at the station/2I'll bring {snack}/3Count me in",
      '0Is {trail} all right these days?/1Went last week, one muddy stretch/0I will pack my {gear} then/2I have a spare {gear} if anyone needs one/3Me please',
      "0The clouds today were unreal/1So jealous/2I'll get up early next time/0You said that three times/2This time I mean it",
      '0At the top. The wind!/1Photos or it did not happen/2Eat your {snack}/0Already gone',
      '0My legs are done/1It was twelve kilometres/0The way down always gets me/2Try a {gear}/0Ordered one',
      '0Forecast says rain on Saturday/1A drizzle is fine/2If it pours we take {trail}/0Good, decide on Friday night',
      '0A friend wants to join, total beginner. OK?/1Sure, {trail} is flat/2I can walk at the back/0You are the best',
    ],
  },
};

export const running: Topic = {
  name: { zh_cn: '晨跑打卡', en: 'Morning Runners' },
  introduction: { zh_cn: '跑得慢也算跑。', en: 'Slow counts.' },
  slots: {
    distance: { zh_cn: ['三公里', '五公里', '六公里', '八公里', '十公里'], en: ['3k', '5k', '6k', '8k', '10k'] },
    route: {
      zh_cn: ['江边', '湖一圈', '体育场', '老城墙', '大桥来回'],
      en: ['the riverside', 'one lap of the lake', 'the track', 'the old wall', 'the bridge and back'],
    },
    pace: { zh_cn: ['五分四十', '六分', '六分半', '七分'], en: ['5:40', '6:00', '6:30', '7:00'] },
  },
  talks: {
    zh_cn: [
      '0打卡，{distance}，{route}/1打卡，{distance}/2打卡！今天配速{pace}/0进步了',
      '0明早{route}，谁来/1我/2闹钟已定/3起得来就来/0每次你都起不来',
      '0膝盖有点酸/1休息两天/2跑前热身做了吗/0……没有/2下不为例',
      '0今天{pace}，个人最好/1恭喜🎉/2请客请客/0{route}边上的豆浆，管够',
      '0下雨了还跑吗/1室内跑/2我在楼道里爬楼梯/0狠人',
      '0新鞋到了/1什么感觉/0像踩云/2别第一天就{distance}/0已经跑完了',
    ],
    en: [
      '0Done, {distance}, {route}/1Done, {distance}/2Done! {pace} today/0You are getting quicker',
      "0{route} tomorrow, who's in?/1Me/2Alarm set/3If I wake up/0You never wake up",
      '0Knee feels sore/1Take two days off/2Did you warm up?/0...no/2There you go',
      '0{pace} today, personal best/1Congratulations 🎉/2Breakfast is on you/0Soy milk by {route}, all you can drink',
      '0Still running in the rain?/1Treadmill/2I am climbing the stairs/0Respect',
      '0New shoes arrived/1How do they feel?/0Like clouds/2Do not start with {distance}/0Too late',
    ],
  },
};

export const coast: Topic = {
  name: { zh_cn: '海边计划', en: 'Coast Trip' },
  introduction: { zh_cn: '六个人，两辆车，一片海。', en: 'Six people, two cars, one sea.' },
  slots: {
    town: {
      zh_cn: ['渔村', '灯塔湾', '南澳', '白沙', '小岛'],
      en: ['the fishing village', 'Lighthouse Bay', 'the south cove', 'White Sands', 'the little island'],
    },
    item: {
      zh_cn: ['帐篷', '防晒', '烧烤架', '桌游', '投影仪'],
      en: ['the tent', 'sunscreen', 'the grill', 'board games', 'the projector'],
    },
    day: {
      zh_cn: ['周五晚上', '周六一早', '假期第二天', '月底'],
      en: ['Friday night', 'Saturday first thing', 'the second day of the break', 'the end of the month'],
    },
  },
  talks: {
    zh_cn: [
      '0{town}的民宿订好了/1看海吗/0推窗就是/2给你鼓掌/3多少钱，我转你',
      '0{day}出发可以吗/1可以/2我要请个假/0不急，周三前告诉我',
      '0谁带{item}/1我/2我也有一个/0一个就够，另一个换成水果/2好的',
      '0{town}的日出要五点起/1你们去，我替你们睡/2不许，一个都不能少',
      '0费用表更新了/1收到/2已转/3已转/0齐了，谢谢大家',
      '0天气看着不错，浪小/1可以游泳/2我只玩沙子/0给你带小铲子',
    ],
    en: [
      '0Booked the house in {town}/1Sea view?/0Open the window and there it is/2Applause/3How much? I will send it over',
      '0Leaving {day}, all right?/1Fine with me/2I need to ask for leave/0No rush, tell me by Wednesday',
      '0Who brings {item}?/1Me/2I have one too/0One is enough, bring fruit instead/2OK',
      '0Sunrise in {town} means getting up at five/1You go, I will sleep for you/2No, all of us',
      '0Updated the cost sheet/1Got it/2Sent/3Sent/0All settled, thank you',
      '0Weather looks good, small waves/1So we can swim/2I only do sand/0Packing you a little spade',
    ],
  },
};
