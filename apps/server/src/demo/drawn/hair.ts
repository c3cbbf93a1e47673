import { circle, ellipse, mirrored, path, stroke } from './svg.ts';

/** What hangs behind the head and what lies over it. */
export type Hair = { back: (colour: string) => string; front: (colour: string, shine: string) => string };

const none = () => '';
const CAP = 'M104 170 C98 96 138 68 182 68 C228 68 264 98 256 170';

export const HAIR = {
  /** To the chin, parted at the side. */
  bob: {
    back: (c) =>
      path(
        'M92 160 C84 84 130 54 182 54 C236 54 276 86 268 160 C266 196 268 214 258 232 C244 240 116 240 102 232 C92 214 94 196 92 160 Z',
        c,
      ),
    front: (c, s) =>
      path(`${CAP} C250 132 232 116 206 112 C176 124 132 120 112 150 Z`, c) +
      stroke('M132 96 C146 84 164 80 180 80', s, 6),
  },
  /** Long, a straight fringe. */
  long: {
    back: (c) =>
      path(
        'M90 160 C84 82 132 52 180 52 C228 52 276 82 270 160 C270 220 282 262 276 300 L84 300 C78 262 90 220 90 160 Z',
        c,
      ),
    front: (c, s) =>
      path(`${CAP} C254 146 248 138 240 134 C200 140 160 140 120 134 C112 138 108 150 104 170 Z`, c) +
      stroke('M138 92 C150 84 162 80 176 80', s, 6),
  },
  /** Short, swept up. */
  swept: {
    back: none,
    front: (c, s) =>
      path(
        'M106 158 C96 110 116 78 148 70 C166 52 222 50 242 78 C262 90 264 128 254 158 C250 140 246 128 238 120 C206 124 170 116 150 100 C136 116 112 130 106 158 Z',
        c,
      ) + stroke('M168 74 C188 66 208 68 222 78', s, 6),
  },
  /** Cropped close. */
  crop: {
    back: none,
    front: (c) =>
      path(
        'M108 152 C104 98 138 74 180 74 C222 74 256 98 252 152 C248 130 240 118 226 112 C196 106 164 106 134 112 C120 118 112 130 108 152 Z',
        c,
      ),
  },
  /** A knot on top. */
  bun: {
    back: (c) => circle(180, 56, 34, c),
    front: (c, s) =>
      path(`${CAP} C250 140 224 118 180 116 C136 118 110 140 104 170 Z`, c) +
      stroke('M164 40 C172 34 184 34 192 38', s, 5),
  },
  /** Many curls. */
  curls: {
    back: (c) =>
      [
        [108, 118],
        [96, 156],
        [104, 194],
        [252, 118],
        [264, 156],
        [256, 194],
      ]
        .map(([x, y]) => circle(x!, y!, 32, c))
        .join(''),
    front: (c) =>
      [
        [122, 100, 30],
        [150, 80, 30],
        [184, 72, 32],
        [218, 82, 30],
        [242, 104, 28],
        [136, 118, 20],
        [170, 106, 20],
        [204, 106, 20],
        [232, 122, 18],
      ]
        .map(([x, y, r]) => circle(x!, y!, r!, c))
        .join(''),
  },
  /** Two plaits over the shoulders. */
  plaits: {
    back: (c) =>
      mirrored([216, 244, 270, 294].map((y, index) => ellipse(100 - index * 3, y, 22 - index * 2, 18, c)).join('')),
    front: (c, s) =>
      path(`${CAP} C250 130 220 110 182 88 C142 110 112 130 104 170 Z`, c) +
      stroke('M128 104 C138 92 150 86 162 82', s, 5),
  },
  /** Waves to the shoulders, parted in the middle. */
  waves: {
    back: (c) =>
      path(
        'M92 156 C80 88 128 52 180 52 C232 52 280 88 268 156 C286 180 262 204 276 228 C286 250 262 268 246 262 L114 262 C98 268 74 250 84 228 C98 204 74 180 92 156 Z',
        c,
      ),
    front: (c, s) =>
      path(
        'M104 178 C94 100 136 66 180 66 C224 66 266 100 256 178 C248 140 214 120 180 90 C146 120 112 140 104 178 Z',
        c,
      ) + stroke('M206 84 C222 90 234 102 240 116', s, 5),
  },
} as const satisfies Record<string, Hair>;

export type HairName = keyof typeof HAIR;
