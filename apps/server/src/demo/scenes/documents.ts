/** Documents that people of the demo world send, by name. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  'walk.txt': `周日徒步

集合：早上 7:00，东门地铁站 B 口
路线：东门 – 石桥 – 观景台 – 北坡下山，约 14 公里，爬升 620 米

要带的
- 水 2 升，午饭，零食
- 雨衣，薄外套
- 登山杖（北坡碎石多）
- 头灯，以防万一

天气不好就顺延一周，周六晚上八点在群里说。
`,
  'films.txt': `What we said we would watch

1. The one with the lighthouse
2. The long one, in two evenings
3. Anything with trains in it
4. The one that Kettle cried at, twice

Snacks are on whoever picked the film.
`,
  'ferry.txt': `Ferry to the island, Saturday

Out   08:40  pier 3
Back  17:15  or 19:30

Two bikes are booked. Bring the thin tent, not the green one.
`,
};
