import type { Subject } from './subject.ts';

export const HOME: readonly Subject[] = [
  {
    motif: 'table',
    tags: { zh_cn: '今天吃什么 一人食 家常菜', en: 'homecooking supper table' },
    texts: {
      zh_cn: `一个人也要用好看的碗。
        溏心蛋成功率从三成提到七成了。
        妈妈的方子：酱油少许，少许是多少没说。
        包子褶数了，十四个，今天手感好。
        桌布换了，饭都香了一点。
        拉花第六天，终于看得出是心形。
        冰箱清空计划，大成功。
        面要吃烫的，话要慢慢说。
        朋友来家里，做了四个菜，洗了十一个碗。
        南瓜浓汤，淋了一圈奶油，很治愈。
        葱花是厨房里的彩带。
        周日的饺子，全家一起捏，形状各自负责。
        茶凉了三次，聊天没停。
        今日主食：碳水和开心。
        没有食谱，凭感觉，感觉是对的。`,
      en: `Cooking for one still deserves the nice bowl.
        Soft egg success rate: up from thirty to seventy per cent.
        Mum's recipe says "some" soy sauce. Some is a number between one and love.
        Fourteen pleats on each. My hands were on form today.
        New tablecloth. Food tastes ten per cent better.
        Day six of latte art: it is definitely a heart.
        Operation Empty Fridge: complete.
        Noodles hot, conversation slow.
        Four dishes for friends, eleven bowls to wash.
        Pumpkin soup with a swirl of cream. Mended.
        Spring onions are the kitchen's confetti.
        Sunday dumplings. Everyone is responsible for their own shapes.
        The tea went cold three times. We kept talking.
        Today's special: carbs and joy.
        No recipe, only feelings, and the feelings were right.`,
    },
    answers: {
      zh_cn: `求方子！
        看饿了
        碗在哪里买的
        这个蛋我给满分
        下次去你家吃`,
      en: `Recipe please!
        Now I am hungry
        Where are the bowls from?
        That egg: ten out of ten
        I am coming over`,
    },
  },
  {
    motif: 'still',
    tags: { zh_cn: '静物 家 午后', en: 'stilllife home afternoon' },
    texts: {
      zh_cn: `下午三点四十，光正好走到这面墙。
        新收的陶瓶，口有点歪，刚刚好。
        干枝插了三个月，越来越好看。
        柿子先摆两天，再吃。
        什么都没做的一个下午，成果如图。
        旧货市场二十块，老板说是民国的，我说好的。
        光走了，它们还坐着。
        花瓶空着也是一种花。
        搬家第一件摆好的东西。
        今天的构图由奶奶完成。
        桌上少一个橘子，凶手在沙发上。
        颜色是看着看着才出来的。`,
      en: `3:40 in the afternoon, when the light reaches this wall.
        New vase. The mouth is crooked. Perfect.
        Three months dry and still getting prettier.
        They sit here for two days first, then I eat them.
        An afternoon of doing nothing. Results attached.
        Five coins at the flea market. He said it was a hundred years old. Sure.
        The light has left. They stay seated.
        An empty vase is also a flower.
        First thing unpacked in the new place.
        Composition by Grandma.
        One orange is missing. The suspect is on the sofa.
        You have to look for a while before the colours come out.
        Rearranged the table instead of my life.`,
    },
    answers: {
      zh_cn: `光影好安静
        瓶子好看
        像一幅画
        凶手抓到了吗
        奶奶会构图`,
      en: `So quiet
        Love the vase
        Could be a painting
        Did you catch the suspect?
        Grandma has an eye`,
    },
  },
  {
    motif: 'leaves',
    tags: { zh_cn: '阳台植物 绿植 养花', en: 'plants balconygarden green' },
    texts: {
      zh_cn: `新叶子展开用了九天，我看了九天。
        少浇水，多聊天，它就长好了。
        阳台第二十八盆，最后一盆，真的。
        给叶子擦了脸。
        出差回来它还活着，感谢邻居。
        植物不回消息，但是一直在长。
        剪下来的那枝也生根了，送你？
        它朝着太阳歪，我每天转它一点点。
        换了大一号的盆，像搬进了新房。
        叶子背面也很好看，很少有人看。
        今天的绿有五种。
        它比我先知道春天来了。`,
      en: `This leaf took nine days to unfold. I watched all nine.
        Less water, more conversation.
        Balcony pot number twenty-eight. The last one. Really.
        Washed everybody's leaves this morning.
        Still alive after my trip. Thank you, neighbour.
        Plants never answer, but they do keep growing.
        The cutting has roots. Anyone?
        It leans to the sun, I turn it back, we have an understanding.
        One pot size up: moving day.
        The undersides are beautiful too. Nobody looks.
        Five greens today.
        It knew about spring before I did.
        Repotting is just interior design with dirt.`,
    },
    answers: {
      zh_cn: `求一枝！
        怎么浇水的
        我的又黄了
        养得真好
        第二十九盆已经在路上了吧`,
      en: `I'll take the cutting!
        How often do you water it?
        Mine turned yellow again
        Thriving
        Twenty-nine is already on its way, isn't it`,
    },
  },
  {
    motif: 'poster',
    tags: { zh_cn: '设计 字体 练习', en: 'type poster dailydesign' },
    texts: {
      zh_cn: `每日一张海报，第十七天，只剩一个字。
        字写大了，就是风景。
        甲方：能不能再大一点。这次是我自己说的。
        粗细试了九版，回到第二版。
        一个圆，三条线，收工。
        印出来贴墙上，猫看了很久。
        留白不是空，是给字喘气。
        想学字体的话，先学会描一年横。
        配色来自楼下的水果摊。
        没有内容，只有态度。
        朋友说像药盒，我当是夸奖。
        今天删掉的比留下的多。`,
      en: `Poster a day, day seventeen: down to one word.
        Make a letter large enough and it is a landscape.
        "Can we make it bigger?" For once, I said it myself.
        Nine weights tried. Back to the second.
        One circle, a few lines, done for the day.
        Printed it. The cat approves.
        White space is the letters breathing.
        Palette borrowed from the fruit stall downstairs.
        No content, only attitude.
        A friend said it looks like a medicine box. I will take it.
        Deleted more than I kept today.
        Drawn on a grid, then talked out of it.
        A poster for nothing in particular.`,
    },
    answers: {
      zh_cn: `想要一张
        配色舒服
        猫的审美在线
        药盒哈哈哈
        第十八天呢`,
      en: `Can I have a print?
        The palette!
        The cat has taste
        Medicine box, ha
        Waiting for day eighteen`,
    },
  },
];
