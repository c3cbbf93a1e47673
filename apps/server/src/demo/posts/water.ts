import type { Subject } from './subject.ts';

export const WATER: readonly Subject[] = [
  {
    motif: 'sea',
    tags: { zh_cn: '海 海风 海边', en: 'sea seaside coast' },
    texts: {
      zh_cn: `[dusk] 海把一天的光都收回去了。
        [dusk low] 今晚的落日排第三，第一名还没有出现。 | 第二名是哪天
        坐末班渡轮，只为了再坐回来。 | 我也想坐末班船
        浪的声音是最好的白噪音，还不要会员。
        [sand] 退潮以后，海边多出来一条路。
        [sand] 捡到一块被磨圆的玻璃，绿色的。 | 玻璃也拍一张
        和十年没见的朋友在海边坐了两小时，说了大概十句话。
        有人在远处唱歌，跑调，但很快乐。
        海平线是世界上最直的东西，也最治愈。
        风太大，头发有自己的想法。 | 风大记得加衣服
        [sail] 那条船每天五点四十分经过，我认识它，它不认识我。 | 它去哪里呀
        把烦恼念给海听，它说：哗——
        第一次看海的小朋友问：它什么时候关？
        [mist] 今天的海是薄荷味的。
        潮水表、保温杯、旧毛衣，出门。
        [night] 月亮在水上铺了一条路，没人走。
        [island] 那座岛看了十年，还没去过。 | 今年就去吧
        [sail] 帆很小，海很大，两个都不着急。`,
      en: `[dusk] The sea is taking back the day's light.
        [dusk low] Third best sunset this year. First place is still open. | Which was second?
        Took the last ferry just to take it back. | I need that ferry
        White noise, no subscription.
        [sand] Low tide adds a road to the map.
        [sand] Found a piece of glass the sea had been rounding for years. Green. | Show us the glass!
        Two hours on the beach with a friend I had not seen for ten years. Maybe ten sentences.
        Somebody is singing over there, badly and happily.
        The straightest line in the world, and it calms me every time.
        Too windy. My hair has its own plans. | Bring a jumper!
        [sail] That boat passes at 5:40 every day. I know it. It does not know me. | Where does it go?
        Told the sea my problems. It said: shhhh.
        A child seeing it for the first time asked when it closes.
        [mist] Today it smells of mint and rope.
        Tide table, flask, old jumper, out.
        [night] The moon has laid a road on the water. Nobody is on it.
        [island] Ten years of looking at that island. Never been. | Go this year!
        [sail] Small sail, large sea, neither in a hurry.`,
    },
    answers: {
      zh_cn: `这是哪片海
                [dusk] 颜色像汽水
        听见浪的声音了
        羡慕住在海边的人`,
      en: `Where is this?
                [dusk] The colour of soda
        I can hear the waves
        Jealous of everyone near water`,
    },
  },
  {
    motif: 'pond',
    tags: { zh_cn: '锦鲤 荷塘 夏天', en: 'koi pond summer' },
    texts: {
      zh_cn: `转发这条锦鲤，没什么用，但是好看。 | 接好运
        荷叶是池塘的便签纸。
        鱼记性不好，但是认得喂它的人。
        公园的锦鲤比我还会规划路线。
        下了一点点雨，水面在打字。
        午休的正确方式：看鱼。
        最胖的那条叫主任。 | 主任今天辛苦了
        [flowers] 荷花一起开了，昨天还只有一朵。
        [flower] 只开了一朵，全池都在看它。
        小孩问鱼会不会渴，全场沉默。
        池子里倒映着一个完整的夏天。
        它们游得那么慢，一定没有群消息。
        等了半小时，它们还是没有排成一个圈。`,
      en: `Share these koi for luck. Probably does nothing. Looks good. | Luck received
        Lotus leaves are the pond's sticky notes.
        Fish forget everything except who brings the food.
        These carp plan their routes better than I do.
        A little rain. The water is typing.
        Lunch break done right: watching fish.
        The fat one is called Director. | Give my regards to Director
        [flowers] The lotus are out. Yesterday there was one.
        [flower] One flower. The whole pond is looking.
        A child asked whether fish get thirsty. Nobody had an answer.
        One whole summer, upside down.
        Swimming like someone with no notifications.
        Waited half an hour for them to make a circle. They did not.
        The small one is shy. I respect that.`,
    },
    answers: {
      zh_cn: `        最大的那条归我
        水好清
        看饿了（不是）`,
      en: `        The big one is mine
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
        忘带伞的好处：多看了半小时的雨。 | 我也没带伞
        窗上的水珠在赛跑，我押左边那颗。 | 左边那颗赢了吗
        这种天气适合煮一锅热的。
        隔着玻璃，红灯也温柔了。
        出租车师傅放的歌，刚好合适。
        雨声太大，会议听不清，不是借口。
        整座城市失了焦。
        等雨停，雨说再等等。`,
      en: `Street lamps bloom in the rain.
        Broken wiper. The world is watercolour now.
        Five people on the last bus, all looking out.
        One shower and the whole street turns to mirrors.
        Forgot my umbrella, gained half an hour of rain. | No umbrella here either
        Two drops racing down the window. My money is on the left. | Did the left one win?
        Weather for something hot in a big pot.
        Even the red lights are gentle through glass.
        The taxi driver's playlist understood the assignment.
        Too loud to hear the meeting. Not an excuse.
        Somebody took the city out of focus.
        Waiting for it to stop. It says wait.
        Wet shoes, good mood.`,
    },
    answers: {
      zh_cn: `好有氛围
        像电影截图
        路上小心`,
      en: `What a mood
        Film still
        Get home safe`,
    },
  },
  {
    motif: 'city',
    tags: { zh_cn: '城市 天际线 下班路上', en: 'citylights skyline afterwork' },
    texts: {
      zh_cn: `每一扇亮着的窗都有人在等水开。
        加班的唯一福利：这个角度。 | 早点下班
        三十二楼的晚风。
        数到第七百盏灯的时候饿了。
        [night] 城市不睡，它只是把声音调小。
        [night] 月亮今天离写字楼很近，像来打卡。
        搬来第三年，终于觉得这片灯里有一盏是我的。
        河对岸的楼在水里也住着一份。
        [-day] 停电十分钟，灯再亮的时候对岸在鼓掌。
        和朋友在天桥上吃完了一整袋糖炒栗子。
        [night] 凌晨一点，外卖小哥说：早点睡。 | 他说得对
        今夜的能见度：能看见以前住的地方。`,
      en: `Behind every lit window somebody is waiting for a kettle.
        The only perk of working late is this angle. | Go home!
        Wind from the thirty-second floor.
        Lost count at seven hundred windows and went for noodles.
        [night] The city does not sleep, it just turns the volume down.
        [night] The moon is close to the office block tonight. Clocking in, I suppose.
        Third year here, and I finally feel one of these lights is mine.
        Everything across the river lives twice.
        [-day] Ten-minute power cut. When the lights came back, somebody clapped.
        Finished a whole bag of chestnuts on the footbridge.
        [night] One in the morning. The courier told me to go to bed. | He was right
        Clear enough to see where I used to live.
        [night] Last tram home. Got off one stop early for this.`,
    },
    answers: {
      zh_cn: `这个角度绝了
        有一盏是我的
        这里晚上几点关灯
        想家了`,
      en: `What an angle
        One of those is mine
        When do the lights go off?
        Makes me miss my city`,
    },
  },
];
