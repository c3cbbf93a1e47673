import type { Subject } from './subject.ts';

export const COLOUR: readonly Subject[] = [
  {
    motif: 'paper',
    tags: { zh_cn: '纸艺 手作 练习', en: 'papercut craft layers' },
    texts: {
      zh_cn: `[nine] 九层纸，一把刀，两个创可贴。 | 创可贴安好
        影子是最便宜的颜料。
        从外往里刻，越刻越深，像挖一口井。
        这一张叫“回声”。
        纸的厚度刚好等于耐心的厚度。
        台灯换个方向，它就变成另一件作品。
        剪坏的那层反而最好看。
        邻居问是不是等高线，我说差不多。 | 我也以为是地图
        周末手作，桌上全是纸屑，心里很干净。
        送给妹妹的生日礼物，保密中。 | 她会喜欢的
        颜色从浅到深，像把一天看完。
        手酸，开心。`,
      en: `[nine] Nine sheets, one knife, two plasters. | Get well soon, thumb
        Shadow is the cheapest paint there is.
        Cut from the outside in, like digging a well.
        This one is called Echo.
        Paper is exactly as thick as my patience.
        Move the lamp and it becomes another piece.
        The layer I got wrong is the best one.
        The neighbour asked if it was a contour map. Close. | I thought so too
        Paper scraps everywhere, very tidy mind.
        Birthday present for my sister. Do not tell her. | She will love it
        Light to dark, like watching a whole day.
        Sore hand, happy head.
        Glue is for people with confidence.`,
    },
    answers: {
      zh_cn: `手太巧了
        求教程
        用的什么纸
        可以看很久`,
      en: `Such patience
        Tutorial, please
        What paper is it?
        I keep falling into it`,
    },
  },
  {
    motif: 'aura',
    tags: { zh_cn: '色彩 壁纸 心情', en: 'colour wallpaper mood' },
    texts: {
      zh_cn: `今天的心情，大概是这个颜色。
        换了手机壁纸，自取。 | 已经换上了
        梦里见过，醒来只记得颜色。
        把上周的天空平均了一下。
        颜色都到齐了，我站在中间。
        [plain] 没有形状的东西最难画。
        听那张专辑的时候看到的。
        [orange] 如果傍晚有味道，是橘子汽水。 | 橘子汽水，懂了
        给情绪留一张底片。
        渐变是颜色在慢慢说服彼此。
        [dark] 屏幕亮度调高看。
        画给睡不着的人。
        [disc] 太阳还是月亮，还没有决定。
        [arch] 门的后面还是门。`,
      en: `Roughly the colour of today.
        New wallpaper. Help yourselves. | Already mine
        Saw it in a dream and woke up with only the colours.
        Last week's skies, averaged.
        All the colours came. I stood in the middle.
        [plain] Things without a shape are the hardest to draw.
        What that record looks like.
        [orange] If dusk had a flavour: orange soda. | Orange soda, yes
        A negative of a mood.
        A gradient is two colours slowly agreeing.
        [dark] Turn your brightness up.
        For people who cannot sleep.
        Untitled, because it was before words.
        [disc] Sun or moon, undecided.
        [arch] Behind the door, a door.`,
    },
    answers: {
      zh_cn: `好温柔
        盯着看了很久
        今天也是这个颜色
        原图求`,
      en: `So gentle
        Stared at it for a while
        Same colour here today
        Full size, please?`,
    },
  },
  {
    motif: 'pattern',
    tags: { zh_cn: '图案 纹样 设计', en: 'pattern tiles design' },
    texts: {
      zh_cn: `[-waves] 老房子的地砖，低头就是展览。
        [waves] 青海波，一笔一笔拼的。
        重复一百次，就成了秩序。
        旧旅馆走廊，走慢一点。
        给枕头设计的花纹，睡着也在看展。
        [-waves] 有一块故意放反了，找到算你厉害。 | 找到了，右下角
        奶奶的被面，重新画了一遍。 | 我奶奶也有同款
        [quarters] 几何课没教过这么开心的圆。
        [waves] 四种颜色，够了。
        贴在浴室墙上，洗澡像旅行。
        规则是用来微微打破的。
        看久了会动。
        [petals] 每一朵都是四片，数了。`,
      en: `[-waves] Floor tiles in an old house. Look down, it is an exhibition.
        [waves] Waves, scale by scale.
        Do anything a hundred times and it becomes order.
        A hotel corridor worth walking slowly.
        Designed for a pillow, so one can sleep in a museum.
        [-waves] One tile is the wrong way round on purpose. Find it. | Found it, bottom right
        Grandmother's quilt, drawn again. | My gran had the same one
        [quarters] Geometry class never told us circles could be this cheerful.
        [waves] Four colours. Enough.
        Put it on the bathroom wall and every shower is a trip.
        Rules are for bending a little.
        Look long enough and it moves.
        [quarters] Quarter circles, all the way down.
        [petals] Four petals each. I checked.`,
    },
    answers: {
      zh_cn: `想做成桌布
        看得我好舒服
        可以出丝巾吗`,
      en: `I want this as a tablecloth
        Deeply satisfying
        Please make scarves`,
    },
  },
  {
    motif: 'planets',
    tags: { zh_cn: '星空 宇宙 夜晚', en: 'space stars nightsky' },
    texts: {
      zh_cn: `今晚的作业：画一颗没人去过的行星。
        [ring] 环其实是很多很多的冰，想想就凉快。
        如果住在那里，一天有两个黄昏。
        望远镜里它只有米粒大，心里很大。
        给星星起了名字，明天就忘了。
        宇宙很大，快递还没到。
        小时候的梦想，现在的壁纸。
        这颗的大气层闻起来应该像葡萄。 | 葡萄味的大气哈哈
        失眠的时候就去那里散步。
        [ring] 和孩子一起画的，环是他加的。 | 环加得好
        光走了很多年，刚好今晚到。
        距离产生的美，四十光年。`,
      en: `Tonight's homework: a planet nobody has been to.
        [ring] Rings are mostly ice. Cooling to think about.
        Live there and you get two dusks a day.
        A grain of rice in the telescope, enormous in my head.
        Named a star. Forgot the name by morning.
        The universe is vast and my parcel is still not here.
        Childhood dream, current wallpaper.
        I am sure its air smells of grapes. | Grape air, yes
        Where I walk when I cannot sleep.
        [ring] Drawn with my son. The ring was his idea. | Great ring, kid
        That light travelled for years and got here tonight.
        Distance makes it beautiful. Forty light years of it.
        Clear sky, cold toes.`,
    },
    answers: {
      zh_cn: `想移民
        今晚也看到星星了
        做成壁纸吧`,
      en: `Moving there
        Clear sky here as well
        Wallpaper, please`,
    },
  },
];
