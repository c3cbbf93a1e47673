type Picture = readonly [asset: string, zh_cn: string, en: string];

/** The gallery by category: pictures of posts, by asset. */
export const DEMO_GALLERY: readonly { category: { zh_cn: string; en: string }; own: readonly Picture[] }[] = [
  {
    category: { zh_cn: '山海', en: 'Land and sea' },
    own: [
      ['sea-5', '十年的海平线', 'Ten years of one horizon'],
      ['sea-23', '慢船', 'A slow boat'],
      ['sea-33', '退潮以后', 'After the tide'],
      ['sea-36', '薄荷味的海', 'A mint-green sea'],
      ['mountains-44', '云上的岛', 'Islands above the clouds'],
      ['mountains-23', '湖里的山', 'The mountain in the lake'],
      ['mountains-33', '五点四十七分', 'Sunrise at 5:47'],
      ['mountains-37', '六个小时以后', 'Six hours on foot'],
      ['dunes-43', '沙丘的边', 'The edge of a dune'],
      ['dunes-33', '在背阴处走', 'Walking in the shade'],
    ],
  },
  {
    category: { zh_cn: '草木', en: 'Woods and water' },
    own: [
      ['forest-34', '清晨六点的树林', 'The forest at six'],
      ['forest-23', '雾散之前', 'Before the mist lifted'],
      ['forest-43', '斜着走的光', 'Slanting light'],
      ['meadow-43', '草地', 'Meadow'],
      ['meadow-23', '提前到的傍晚', 'An early evening'],
      ['leaves-5', '给影子梳头', 'Wind in the leaves'],
      ['leaves-33', '圆叶子', 'Round leaves'],
      ['pond-33', '倒过来的夏天', 'Summer, upside down'],
      ['pond-8', '午休看鱼', 'Fish at lunch break'],
      ['pond-4', '荷花开了', 'The lotus are out'],
    ],
  },
  {
    category: { zh_cn: '城市与雨', en: 'City and rain' },
    own: [
      ['city-33', '写字楼边的月亮', 'Moon beside the office'],
      ['city-3', '城市不睡', 'The city does not sleep'],
      ['city-1', '灯又亮了', 'The lights are back'],
      ['rain-1', '雨太吵', 'Too loud to hear'],
      ['rain-34', '会开花的路灯', 'Lamps in bloom'],
      ['rain-43', '出租车里', 'In a taxi'],
    ],
  },
  {
    category: { zh_cn: '图形', en: 'Shapes' },
    own: [
      ['pattern-7', '四片花瓣', 'Four petals each'],
      ['pattern-5', '青海波', 'Seigaiha'],
      ['poster-1', '一个圆，三条线', 'One circle, three lines'],
      ['poster-23', '每日海报', 'A poster a day'],
      ['paper-23', '纸的厚度', 'As thick as paper'],
      ['paper-2', '一把刀，九张纸', 'One knife, nine sheets'],
      ['aura-12', '给睡不着的人', 'For those awake'],
      ['aura-33', '日或月', 'Sun or moon'],
    ],
  },
  {
    category: { zh_cn: '星球', en: 'Planets' },
    own: [
      ['planets-33', '孩子画的环', 'A ring by a child'],
      ['planets-1', '两个黄昏', 'Two dusks'],
      ['planets-43', '距离', 'Distance'],
    ],
  },
  {
    category: { zh_cn: '餐桌', en: 'At the table' },
    own: [
      ['table-1', '一大碗', 'One big bowl'],
      ['table-23', '清空冰箱', 'The fridge is empty'],
      ['table-33', '妈妈的方子', 'My mother’s recipe'],
      ['still-1', '少一个橘子', 'One orange short'],
    ],
  },
];
