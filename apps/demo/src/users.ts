import type { LocalizedByLanguage } from './chats/dialogues.ts';

/** A user of the demo data; handles are invented. `avatar` names an asset. */
export type DemoUser = {
  handle: string;
  nickname: LocalizedByLanguage<string>;
  introduction: LocalizedByLanguage<string>;
  avatar: string;
};

const user = (handle: string, zh: string, en: string, avatar: string, bio: [string, string] = ['', '']): DemoUser => ({
  handle,
  nickname: { zh_cn: zh, en },
  introduction: { zh_cn: bio[0], en: bio[1] },
  avatar,
});

/** Forty users; the first two are the demo accounts. */
export const DEMO_USERS: readonly DemoUser[] = [
  user('wren', '小满', 'Wren', 'face-01', [
    '早起，爱走路，包里总有橘子。',
    'Early riser. Always has an orange in the bag.',
  ]),
  user('juniper', '阿橙', 'Juniper', 'face-02', ['做饭的人不洗碗。', 'I cook, therefore I do not wash up.']),
  user('pebble', '青柠', 'Pebble', 'face-03', ['慢慢来，比较快。', 'Slow is smooth.']),
  user('otter', '蓝鲸', 'Otter', 'animal-01', ['会游泳，不会早起。', 'Good in water, bad in mornings.']),
  user('marigold', '山茶', 'Marigold', 'face-04', ['阳台上有二十七盆。', 'Twenty-seven pots and counting.']),
  user('lumen', '晚风', 'Lumen', 'scene-01', ['只在傍晚出门。', 'Out at dusk only.']),
  user('sorrel', '半糖', 'Sorrel', 'face-05', ['少冰。', 'Less ice, please.']),
  user('quill', '墨墨', 'Quill', 'face-06', ['在写，一直在写。', 'Still writing.']),
  user('biscuit', '花卷', 'Biscuit', 'animal-02', ['被猫收留的人。', 'Adopted by a cat.']),
  user('harbor', '夜航', 'Harbor', 'scene-02', ['看海的时候别叫我。', 'Not now, looking at the sea.']),
  user('clover', '阿竹', 'Clover', 'face-07', ['运气还不错。', 'Luckier than most.']),
  user('tansy', '木子鱼', 'Tansy', 'face-08', ['会一点点手语。', 'Learning to sign.']),
  user('ember', '石榴', 'Ember', 'face-09', ['怕冷。', 'Always cold.']),
  user('drift', '云朵面包', 'Drift', 'scene-03', ['看云领域大神。', 'Certified cloud watcher.']),
  user('fennel', '麦芽', 'Fennel', 'face-10', ['周四桌游，雷打不动。', 'Thursdays are for games.']),
  user('maple', '拾光', 'Maple', 'face-11', ['按下快门之前先呼吸。', 'Breathe, then press.']),
  user('puffin', '一只企鹅', 'Puffin', 'animal-03', ['走路很快。', 'Walks fast, falls rarely.']),
  user('saffy', '柚子茶', 'Saffy', 'face-12', ['嗓子不好，话很多。', 'Sore throat, many words.']),
  user('moss', '苔藓', 'Moss', 'scene-04', ['在潮湿的地方发光。', 'Thrives in damp corners.']),
  user('hazel', '豆沙', 'Hazel', 'face-13', ['甜的都可以。', 'Anything sweet.']),
  user('comet', '星河', 'Comet', 'face-14', ['四十年一遇。', 'Comes by rarely.']),
  user('thistle', '稻草人', 'Thistle', 'face-15', ['站着也能睡。', 'Can sleep standing up.']),
  user('rook', '棋盘', 'Rook', 'animal-04', ['先手。', 'White to move.']),
  user('poppy', '橘子海', 'Poppy', 'face-16', ['每天晒太阳十五分钟。', 'Fifteen minutes of sun a day.']),
  user('basil', '七里香', 'Basil', 'face-17', ['厨房里的植物学家。', 'Botanist of the kitchen.']),
  user('tide', '海盐', 'Tide', 'scene-05', ['退潮的时候去捡贝壳。', 'Shells at low tide.']),
  user('willow', '折纸', 'Willow', 'face-18', ['一张纸，一只鹤。', 'One sheet, one crane.']),
  user('acorn', '板栗', 'Acorn', 'animal-05', ['秋天最忙。', 'Busiest in autumn.']),
  user('noor', '小雪人', 'Snowy', 'face-19', ['夏天消失。', 'Gone by summer.']),
  user('dune', '沙丘', 'Dune', 'scene-06', ['风会告诉你。', 'Ask the wind.']),
  user('plum', '汽水', 'Fizz', 'face-20', ['摇一摇再打开。', 'Shake well.']),
  user('rye', '面团', 'Rye', 'face-21', ['发酵中。', 'Rising.']),
  user('lark', '电台', 'Lark', 'face-22', ['早间频道，六点开播。', 'On air from six.']),
  user('yarrow', '野餐布', 'Yarrow', 'face-23', ['天气好就出发。', 'Packed and ready.']),
  user('bramble', '刺莓', 'Bramble', 'animal-06', ['外冷内热。', 'Prickly outside.']),
  user('fjord', '北岛以南', 'Fjord', 'scene-07', ['冬天也开窗。', 'Windows open all winter.']),
  user('tulip', '南瓜粥', 'Tulip', 'face-24', ['趁热喝。', 'Best while hot.']),
  user('onyx', '煤球', 'Onyx', 'animal-07', ['黑的，但很亮。', 'Dark and shiny.']),
  user('sage', '白露', 'Sage', 'face-25', ['秋天的早晨最好。', 'Dew at dawn.']),
  user('finch', '林间鹿', 'Finch', 'scene-08', ['听见就跑。', 'Gone when you look.']),
];
