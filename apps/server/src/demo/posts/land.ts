import type { Subject } from './subject.ts';

export const LAND: readonly Subject[] = [
  {
    motif: 'mountains',
    tags: { zh_cn: '山 徒步 风景 周末去哪儿', en: 'hiking mountains views slowtravel' },
    texts: {
      zh_cn: `[dusk -night] 凌晨三点出发，五点四十七分等到的。 | 三点！佩服
        山一层一层退到天边，最远的那层几乎是空气。
        走了六个小时，手机没信号，心里倒是满格。
        垭口风很大，帽子飞了，值。
        第一次带爸爸爬山，他全程走在我前面。 | 叔叔体力真好
        下山的时候膝盖说了很多话，我没听。 | 膝盖还好吗
        [mist] 云雾一来，每座山顶都是一座岛。 | 云海太美了
        [mist] 今天没有登顶。雾太大，和山说好下次。 | 我去的时候也全是雾
        同一个机位拍了三年，每年的颜色都不一样。
        [seven] 数了数，一共七层山。 | 我也数到七
        泡面在海拔三千米是另一种食物。
        远山像有人一张一张铺开的纸。
        路上遇到的大叔送了两个橘子，说前面还有很远。
        不是滤镜，是真的有这么安静。
        把名字写在登记本上，今天第十一个人。
        [lake] 湖把山又讲了一遍。
        [night] 月亮翻过了山，我还在半路。 | 夜爬注意安全`,
      en: `[dusk -night] Left at three in the morning. At 5:47 it was worth it. | Three in the morning! Respect
        [seven] Seven ridges. I counted twice. | I get seven too
        Six hours, no signal, nothing missed.
        The wind took my hat at the pass. Fair trade.
        Took Dad up for the first time. He waited for me at every bend. | Go Dad!
        My knees had opinions on the way down. | How are the knees?
        [mist] With the mist in, every summit is an island.
        [mist] Did not make the top today. Too much fog. The mountain says next time. | I only got fog when I went
        Third year from the same rock, third set of colours.
        Instant noodles taste better at three thousand metres.
        The far hills look like paper someone laid out sheet by sheet.
        A man on the trail gave us two oranges and said it was still a long way. It was.
        No filter, just nobody else around.
        Signed the book at the hut. Eleventh today.
        Turned round for one last look and stayed another hour.
        [lake] The lake tells the mountains once more.
        [night] The moon made it over the ridge before we did. | Night walk? Take care!`,
    },
    answers: {
      zh_cn: `这是哪条线？求轨迹
        要走多久？
        远处那层好淡
        下次叫上我`,
      en: `Which trail is this?
        How long did it take you?
        That light though
        The farthest ridge is almost air
        Take me along next time`,
    },
  },
  {
    motif: 'forest',
    tags: { zh_cn: '森林 散步 林间', en: 'forest walks trees' },
    texts: {
      zh_cn: `森林里的光是斜着走路的。
        早上六点的树林，只有我和一只啄木鸟在上班。
        雨后的泥土味，想装一瓶带回去。
        树和树之间留着刚好的距离，值得学习。
        迷路二十分钟，捡到一片完整的蕨。
        站着听了一会儿，什么也没发生，很好。
        [mist] 冬天的林子把话都省了。
        地上软软的，走起来没有声音。
        带孩子来认树，认出三种，吃了五块饼干。
        [mist] 雾散之前拍的，散了以后就只是树了。
        呼吸变慢的地方。
        今日步数：一万二；今日说话：两句。`,
      en: `Light walks sideways in here.
        Six in the morning: me and one woodpecker on shift.
        If I could bottle the smell after rain, I would.
        Trees keep just the right distance. Lessons there.
        Lost for twenty minutes, found one perfect fern.
        Stood still for a while. Nothing happened. Lovely.
        [mist] Winter woods save their words.
        Soft ground: my steps make no sound at all.
        Came to learn trees with the kids. Three trees, five biscuits.
        [mist] Taken before the mist lifted. After that it was only trees.
        Where I go to breathe slower.
        Steps today: twelve thousand. Words today: about nine.
        Same trees, other season.`,
    },
    answers: {
      zh_cn: `隔着屏幕都闻到了
        这束光绝了
        像童话开头
        有没有看到松鼠
        想去走走`,
      en: `I can smell this picture
        Those shafts of light
        Opening page of a fairy tale
        Any squirrels?
        Adding this to my list`,
    },
  },
  {
    motif: 'dunes',
    tags: { zh_cn: '沙漠 旅行 沙丘', en: 'desert travel dunes' },
    texts: {
      zh_cn: `沙子一直在走，只是比我们慢。
        鞋里的沙够种一盆仙人掌。
        [-night] 沙丘的影子每分钟都在搬家。
        骆驼不肯入镜，沙丘不介意。
        [night] 夜里的沙漠很冷，星星很近。 | 晚上有多冷
        爬上去四十分钟，滑下来四十秒。 | 滑下来的视频呢
        一整天没见到一条直线。
        风把昨天的脚印都收走了，今天重新开始。
        [-night] 向导说跟着阴影走，果然凉快。
        这里的安静有重量。
        水喝完了，橘子还有一个。 | 下次多带点水
        [dusk] 日落前的十分钟，谁都没有说话。
        [night] 月光把沙丘的边又描了一遍。`,
      en: `The sand is walking too, only slower than us.
        I brought enough of it home in my shoes for a cactus.
        [-night] The shadows move house every minute.
        The camels refused to pose. The dunes did not mind.
        [night] Cold at night, and the stars come down to see you. | How cold?
        Forty minutes up, forty seconds down. | Video of the slide, please
        Not one straight line all day.
        The wind took yesterday's footprints. Clean start.
        [-night] Walk in the shade of the ridge, the guide said. He was right.
        Silence has a weight out here.
        Out of water, one orange left. Rich. | More water next time!
        [dusk] The last ten minutes of sun. Nobody said a word.
        [night] The moon draws every edge once more.
        Drew a line with my heel. It was gone by lunch.`,
    },
    answers: {
      zh_cn: `这个光影太干净了
                风大不大
        想去
        颜色好舒服`,
      en: `Such a clean line
        Was it windy?
        On my list
        Those colours`,
    },
  },
  {
    motif: 'meadow',
    tags: { zh_cn: '花 春天 野餐', en: 'flowers spring picnic' },
    texts: {
      zh_cn: `花开得没有道理，也不需要道理。
        野餐布铺好了，蚂蚁先到。
        外婆认识这里每一种花的小名。
        躺下来拍的，世界就只剩花和天。
        今年的花期比去年早了九天。
        有蜜蜂在加班。
        只摘了掉在地上的。
        风一吹，整片山坡都在点头。
        花粉过敏的人隔着口罩感动。
        骑车路过，又骑回来。
        妹妹说这里适合发呆，考察属实。
        走的时候裤脚全是草籽，等于帮它们搬家。
        [red] 红得像有人在坡上点名。
        [yellow] 黄色今天开会，全员到齐。
        [violet] 紫色是提前到的傍晚。
        [blue] 蓝色的花很少，这里除外。
        [pink] 粉得一点也不害羞。`,
      en: `The flowers have no reason. They do not need one.
        Blanket down. The ants were here first.
        Grandma has a nickname for every single one of these.
        Lie down and the world is flowers and sky.
        Nine days earlier than last year.
        The bees are working overtime.
        Only picked the ones already on the ground.
        One breeze and the whole hill nods.
        Hay fever, but make it beautiful.
        Cycled past. Cycled back.
        Recommended for staring at nothing.
        Carried half the meadow home on my socks.
        Found the spot the map does not know about.
        [red] Red, as if somebody had called the roll.
        [yellow] All of yellow came to the meeting.
        [violet] Violet as far as a bee can fly.
        [blue] Blue flowers are rare, except on this hill.
        [pink] Pink, and not shy about it.`,
    },
    answers: {
      zh_cn: `是什么花呀
        春天快乐
        这周末还开着吗
        想躺进去
        好温柔的颜色`,
      en: `What are they called?
        Happy spring!
        Will they still be out at the weekend?
        I want to lie down in it
        So soft`,
    },
  },
];
