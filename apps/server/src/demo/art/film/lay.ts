/** RGBA, colours multiplied by their opacity. */
export type Raster = { pixels: Uint8Array; width: number; height: number };

/**
 * Lays one picture over another with its corner at a place, which may lie between pixels: of its four neighbours each gives
 * its share, or slow movement would go in steps.
 */
export function lay(under: Raster, over: Raster, left: number, top: number): void {
  const [x, y] = [Math.floor(left), Math.floor(top)];
  const [right, down] = [Math.round((left - x) * 16), Math.round((top - y) * 16)];
  // Shares of the pixel itself, the one to the left, the one above, and the one above left; 256 in all.
  const shares = [(16 - right) * (16 - down), right * (16 - down), (16 - right) * down, right * down] as const;
  const stride = over.width * 4;
  const back = right > 0 ? 4 : 0;
  const up = down > 0 ? stride : 0;
  const from = Math.max(0, x + 1);
  const to = Math.min(under.width, x + over.width);
  const last = Math.min(under.height, y + over.height);
  for (let row = Math.max(0, y + 1); row < last; row += 1) {
    layRow(
      under.pixels,
      (row * under.width + from) * 4,
      over.pixels,
      (row - y) * stride + (from - x) * 4,
      to - from,
      back,
      up,
      shares,
    );
  }
}

type Shares = readonly [number, number, number, number];

function layRow(
  under: Uint8Array,
  to: number,
  over: Uint8Array,
  from: number,
  amount: number,
  back: number,
  up: number,
  [a, b, c, d]: Shares,
): void {
  for (let end = to + amount * 4, at = to, place = from; at < end; at += 4, place += 4) {
    const [left, above, corner] = [place - back, place - up, place - up - back];
    const opacity = (over[place + 3]! * a + over[left + 3]! * b + over[above + 3]! * c + over[corner + 3]! * d) >> 8;
    if (opacity === 0) continue;
    const rest = 255 - opacity;
    for (let channel = 0; channel < 3; channel += 1) {
      const value =
        (over[place + channel]! * a +
          over[left + channel]! * b +
          over[above + channel]! * c +
          over[corner + channel]! * d) >>
        8;
      under[at + channel] = rest === 0 ? value : value + (((under[at + channel]! * rest + 127) / 255) | 0);
    }
    under[at + 3] = 255;
  }
}
