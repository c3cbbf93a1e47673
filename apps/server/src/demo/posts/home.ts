import type { Subject } from './subject.ts';

export const HOME: readonly Subject[] = [
  {
    motif: 'table',
    tags: { zh_cn: '今天吃什么 餐桌 小日子', en: 'onthetable slowfood table' },
    texts: {
      zh_cn: `一个人也要用好看的碗。 | 碗在哪里买的
        [noodles] 溏心蛋成功率从三成提到七成了。 | 这个蛋我给满分
        [-citrus] 妈妈的方子：盐少许，少许是多少没说。 | 求妈妈的方子
        [dumplings] 包子褶数了，十四个，今天手感好。 | 十四个！
        桌布换了，什么都香了一点。
        [coffee] 拉花第六天，终于看得出是心形。 | 真的是心形
        [-citrus] 冰箱清空计划，大成功。
        [noodles] 面要吃烫的，话要慢慢说。
        [-citrus] 朋友来家里，煮了一大碗，洗了十一个碗。
        [pumpkin] 南瓜浓汤，淋了一圈奶油，很治愈。
        [-citrus] 葱花是厨房里的彩带。
        [dumplings] 周日的包子，全家一起捏，形状各自负责。
        [tea] 茶凉了三次，聊天没停。
        [noodles] 今日主食：碳水和开心。
        [-citrus] 没有食谱，凭感觉，感觉是对的。
        [soup] 汤先喝一口，话再说一句。
        [tomato] 番茄熬了一个小时，厨房里都是夏天。
        [greens] 绿色的那碗，是菠菜在说话。
        [citrus] 今天的晚饭是一盘太阳。
        [citrus] 切开才知道哪个最甜。 | 所以哪个最甜
        [berries] 莓果买了两斤，到家剩一斤。 | 另一斤呢`,
      en: `A table for one still deserves the nice bowl. | Where is the bowl from?
        [noodles] Soft egg success rate: up from thirty to seventy per cent. | That egg: ten out of ten
        [-citrus] Mum's recipe says "some" salt. Some is a number between one and love. | Mum's recipe, please!
        [dumplings] Fourteen pleats on each. My hands were on form today. | Fourteen!
        New tablecloth. Everything tastes ten per cent better.
        [coffee] Day six of latte art: it is definitely a heart. | It is a heart!
        [-citrus] Operation Empty Fridge: complete.
        [noodles] Noodles hot, conversation slow.
        [-citrus] One big bowl for friends, eleven small ones to wash.
        [pumpkin] Pumpkin soup with a swirl of cream. Mended.
        [-citrus] Spring onions are the kitchen's confetti.
        [dumplings] Sunday dumplings. Everyone is responsible for their own shapes.
        [tea] The tea went cold three times. We kept talking.
        [noodles] Today's special: carbs and joy.
        [-citrus] No recipe, only feelings, and the feelings were right.
        [soup] One spoonful first, then the story.
        [tomato] An hour of tomatoes and the kitchen smells of summer.
        [greens] The green one is spinach talking.
        [citrus] Tonight's dinner is a plate of small suns.
        [citrus] You only know which is sweetest when you cut them. | So, which one?
        [berries] Bought a kilo of berries, came home with half. | And the other half?`,
    },
    answers: {
      zh_cn: `[-citrus] 求方子！
        看饿了
        下次去你家吃`,
      en: `[-citrus] Recipe please!
        Now I am hungry
        I am coming over`,
    },
  },
  {
    motif: 'still',
    tags: { zh_cn: '静物 家 午后', en: 'stilllife home afternoon' },
    texts: {
      zh_cn: `下午三点四十，光正好走到这面墙。
        新收的陶瓶，要对着窗看。
        [dried] 干枝插了三个月，越来越好看。
        [oranges] 柿子先摆两天，再吃。
        什么都没做的一个下午，成果如图。
        旧货市场二十块，老板说是民国的，我说好的。
        光会走，它们还坐着。
        [-dried -sprig] 花瓶空着也是一种花。
        搬家第一件摆好的东西。
        今天的构图由奶奶完成。 | 奶奶会构图
        [oranges] 桌上少一个橘子，凶手在沙发上。 | 凶手抓到了吗
        颜色是看着看着才出来的。
        [sprig] 路边捡的枝子，进屋就成了客人。
        水果先当模特，再当点心。`,
      en: `3:40 in the afternoon, when the light reaches this wall.
        New vase. Best seen by the window.
        [dried] Three months dry and still getting prettier.
        They sit here for two days first, then I eat them.
        An afternoon of doing nothing. Results attached.
        Five coins at the flea market. He said it was a hundred years old. Sure.
        The light will leave. They stay seated.
        [-dried -sprig] An empty vase is also a flower.
        First thing unpacked in the new place.
        Composition by Grandma. | Grandma has an eye
        [oranges] One orange is missing. The suspect is on the sofa. | Did you catch the suspect?
        You have to look for a while before the colours come out.
        Rearranged the table instead of my life.
        [sprig] A twig from the roadside. Indoors it is a guest.
        Fruit models first, is eaten second.`,
    },
    answers: {
      zh_cn: `光影好安静
        瓶子好看
        像一幅画
        想摸一摸`,
      en: `So quiet
        Love the vase
        Could be a painting
        I want to touch it`,
    },
  },
  {
    motif: 'leaves',
    tags: { zh_cn: '阳台植物 绿植 养花', en: 'plants balconygarden green' },
    texts: {
      zh_cn: `新叶子展开用了九天，我看了九天。
        少浇水，多聊天，它就长好了。
        阳台第二十八盆，最后一盆，真的。 | 第二十九盆已经在路上了吧
        给叶子擦了脸。
        出差回来它还活着，感谢邻居。
        植物不回消息，但是一直在长。
        剪下来的那枝也生根了，送你？ | 求一枝！
        它朝着太阳歪，我每天转它一点点。
        换了大一号的盆，镜头装不下了。
        叶子背面也很好看，很少有人看。
        今天的绿有五种。
        它比我先知道春天来了。
        [coins] 圆叶子像一屋子的耳朵。
        [palms] 风一来，它给自己的影子梳头。
        [sun] 把太阳也请到了后排。
        [blades] 站得笔直，比我精神。`,
      en: `This leaf took nine days to unfold. I watched all nine.
        Less water, more conversation.
        Balcony pot number twenty-eight. The last one. Really. | Twenty-nine is already on its way, isn't it
        Washed everybody's leaves this morning.
        Still alive after my trip. Thank you, neighbour.
        Plants never answer, but they do keep growing.
        The cutting has roots. Anyone? | I'll take the cutting!
        It leans to the sun, I turn it back, we have an understanding.
        One pot size up. It no longer fits the picture.
        The undersides are beautiful too. Nobody looks.
        Five greens today.
        It knew about spring before I did.
        Repotting is just interior design with dirt.
        [coins] Round leaves, like a room full of ears.
        [palms] It combs its own shadow when the wind is up.
        [sun] Asked the sun to sit at the back.
        [blades] Better posture than mine.`,
    },
    answers: {
      zh_cn: `怎么浇水的
        我的又黄了
        养得真好
        绿得发光`,
      en: `How often do you water it?
        Mine turned yellow again
        Thriving
        That green`,
    },
  },
  {
    motif: 'poster',
    tags: { zh_cn: '设计 字体 练习', en: 'type poster dailydesign' },
    texts: {
      zh_cn: `[alone] 每日一张海报，第十七天，只剩一个字。 | 第十八天呢
        字写大了，就是风景。
        甲方：能不能再大一点。这次是我自己说的。
        粗细试了九版，回到第二版。
        [circle] 一个圆，三条线，收工。
        印出来贴墙上，猫看了很久。 | 猫的审美在线
        留白不是空，是给字喘气。
        [chinese] 想学字体的话，先学会描一年横。
        配色来自楼下的水果摊。
        没有内容，只有态度。
        朋友说像药盒，我当是夸奖。 | 药盒哈哈哈
        今天删掉的比留下的多。`,
      en: `[latin] Poster a day, day seventeen: down to one word. | Waiting for day eighteen
        Make a letter large enough and it is a landscape.
        "Can we make it bigger?" For once, I said it myself.
        Nine weights tried. Back to the second.
        [circle] One circle, a few lines, done for the day.
        Printed it. The cat approves. | The cat has taste
        White space is the letters breathing.
        Palette borrowed from the fruit stall downstairs.
        No content, only attitude.
        A friend said it looks like a medicine box. I will take it. | Medicine box, ha
        Deleted more than I kept today.
        Drawn on a grid, then talked out of it.
        A poster for nothing in particular.`,
    },
    answers: {
      zh_cn: `想要一张
        配色舒服
        可以当封面`,
      en: `Can I have a print?
        The palette!
        Could be a book cover`,
    },
  },
];
