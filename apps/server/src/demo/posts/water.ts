import type { Subject } from './subject.ts';

export const WATER: readonly Subject[] = [
  {
    motif: 'sea',
    tags: { zh_cn: '海 日落 海边', en: 'sea sunset coast' },
    texts: {
      zh_cn: `海把一天的光都收回去了。
        今晚的落日排第三，第一名还没有出现。
        坐末班渡轮，只为了再坐回来。
        浪的声音是最好的白噪音，还不要会员。
        退潮以后，海边多出来一条路。
        捡到一块被磨圆的玻璃，绿色的。
        和十年没见的朋友在海边坐了两小时，说了大概十句话。
        有人在远处唱歌，跑调，但很快乐。
        海平线是世界上最直的东西，也最治愈。
        风太大，头发有自己的想法。
        那条船每天五点四十分经过，我认识它，它不认识我。
        把烦恼念给海听，它说：哗——
        第一次看海的小朋友问：它什么时候关？
        今天的海是薄荷味的。
        潮水表、保温杯、旧毛衣，出门。`,
      en: `The sea is taking back the day's light.
        Third best sunset this year. First place is still open.
        Took the last ferry just to take it back.
        White noise, no subscription.
        Low tide adds a road to the map.
        Found a piece of glass the sea had been rounding for years. Green.
        Two hours on the beach with a friend I had not seen for ten years. Maybe ten sentences.
        Somebody is singing over there, badly and happily.
        The straightest line in the world, and it calms me every time.
        Too windy. My hair has its own plans.
        That boat passes at 5:40 every day. I know it. It does not know me.
        Told the sea my problems. It said: shhhh.
        A child seeing it for the first time asked when it closes.
        Today it smells of mint and rope.
        Tide table, flask, old jumper, out.`,
    },
    answers: {
      zh_cn: `这是哪片海
        我也想坐末班船
        颜色像汽水
        风大记得加衣服
        羡慕住在海边的人`,
      en: `Where is this?
        I need that ferry
        The colour of soda
        Bring a jumper!
        Jealous of everyone near water`,
    },
  },
  {
    motif: 'pond',
    tags: { zh_cn: '锦鲤 荷塘 夏天', en: 'koi pond summer' },
    texts: {
      zh_cn: `转发这条锦鲤，没什么用，但是好看。
        荷叶是池塘的便签纸。
        鱼记性不好，但是认得喂它的人。
        公园的锦鲤比我还会规划路线。
        下了一点点雨，水面在打字。
        午休的正确方式：看鱼。
        最胖的那条叫主任。
        荷花今天开了三朵，昨天两朵。
        小孩问鱼会不会渴，全场沉默。
        池子里倒映着一个完整的夏天。
        它们游得那么慢，一定没有群消息。
        等了半小时，它们终于排成一个圈。`,
      en: `Share this koi for luck. Probably does nothing. Looks good.
        Lotus leaves are the pond's sticky notes.
        Fish forget everything except who brings the food.
        These carp plan their routes better than I do.
        A little rain. The water is typing.
        Lunch break done right: watching fish.
        The fat one is called Director.
        Three lotus flowers today, two yesterday.
        A child asked whether fish get thirsty. Nobody had an answer.
        One whole summer, upside down.
        Swimming like someone with no notifications.
        Waited half an hour for them to make a circle.
        The orange one is shy. I respect that.`,
    },
    answers: {
      zh_cn: `接好运
        主任今天辛苦了
        我要那条白的
        水好清
        看饿了（不是）`,
      en: `Luck received
        Give my regards to Director
        The white one is mine
        Such clear water
        I could watch this all day`,
    },
  },
  {
    motif: 'rain',
    tags: { zh_cn: '下雨天 城市 夜晚', en: 'rain citynights window' },
    texts: {
      zh_cn: `下雨天的路灯会开花。
        雨刷坏了，世界变成水彩。
        末班车上只有五个人，都看着窗外。
        雨一下，整条街都在反光。
        忘带伞的好处：多看了半小时的雨。
        窗上的水珠在赛跑，我押左边那颗。
        这种天气适合煮一锅热的。
        隔着玻璃，红灯也温柔了。
        出租车师傅放的歌，刚好合适。
        雨声太大，会议听不清，不是借口。
        城市被调低了饱和度。
        等雨停，雨说再等等。`,
      en: `Street lamps bloom in the rain.
        Broken wiper. The world is watercolour now.
        Five people on the last bus, all looking out.
        One shower and the whole street turns to mirrors.
        Forgot my umbrella, gained half an hour of rain.
        Two drops racing down the window. My money is on the left.
        Weather for something hot in a big pot.
        Even the red lights are gentle through glass.
        The taxi driver's playlist understood the assignment.
        Too loud to hear the meeting. Not an excuse.
        Somebody turned the city's saturation down.
        Waiting for it to stop. It says wait.
        Wet shoes, good mood.`,
    },
    answers: {
      zh_cn: `好有氛围
        左边那颗赢了吗
        我也没带伞
        像电影截图
        路上小心`,
      en: `What a mood
        Did the left one win?
        No umbrella here either
        Film still
        Get home safe`,
    },
  },
  {
    motif: 'city',
    tags: { zh_cn: '夜景 城市 加班', en: 'citylights skyline nightshift' },
    texts: {
      zh_cn: `每一扇亮着的窗都有人在等水开。
        加班的唯一福利：这个角度。
        三十二楼的晚风。
        数到第七百盏灯的时候饿了。
        城市不睡，它只是把声音调小。
        月亮今天离写字楼很近，像来打卡。
        搬来第三年，终于觉得这片灯里有一盏是我的。
        河对岸的楼在水里也住着一份。
        停电十分钟，全楼的人都去阳台认识了一下。
        和朋友在天桥上吃完了一整袋糖炒栗子。
        凌晨一点，外卖小哥说：早点睡。
        今夜的能见度：能看见以前住的地方。`,
      en: `Behind every lit window somebody is waiting for a kettle.
        The only perk of working late is this angle.
        Wind from the thirty-second floor.
        Lost count at seven hundred windows and went for noodles.
        The city does not sleep, it just turns the volume down.
        The moon is close to the office block tonight. Clocking in, I suppose.
        Third year here, and I finally feel one of these lights is mine.
        Everything across the river lives twice.
        Ten-minute power cut. The whole building met on the balconies.
        Finished a whole bag of chestnuts on the footbridge.
        One in the morning. The courier told me to go to bed.
        Clear enough to see where I used to live.
        Last tram, front seat.`,
    },
    answers: {
      zh_cn: `早点下班
        这个角度绝了
        有一盏是我的
        这里晚上几点关灯
        想家了`,
      en: `Go home!
        What an angle
        One of those is mine
        When do the lights go off?
        Makes me miss my city`,
    },
  },
];
