import { LAND, type LandName, type Light } from './land.ts';
import { circle, gradient, mix, path, picture, rectangle, round, spread, stroke } from './svg.ts';

export type Scene = Light & {
  lands: readonly LandName[];
  sun?: readonly [x: number, y: number, r: number];
  isMoon?: boolean;
  stars?: number;
  birds?: readonly (readonly [number, number])[];
};

function drawSun({ sun, isMoon, glow }: Scene): string {
  if (!sun) return '';
  const [x, y, r] = sun;
  if (isMoon) {
    const [top, side] = [
      `${round(x + r * 0.2)} ${round(y - r * 0.98)}`,
      `${round(x + r * 0.98)} ${round(y + r * 0.2)}`,
    ];
    return path(`M${top} A${r} ${r} 0 1 0 ${side} A${r * 0.78} ${r * 0.78} 0 1 1 ${top} Z`, glow);
  }
  return (
    circle(x, y, r * 1.9, glow, 'fill-opacity=".22"') +
    circle(x, y, r * 1.4, glow, 'fill-opacity=".3"') +
    circle(x, y, r, glow)
  );
}

function drawStars({ stars = 0, glow }: Scene): string {
  return Array.from({ length: stars }, (_, n) => {
    const [x, y] = spread(n + 1, 336, 150);
    return circle(12 + x, 10 + y, n % 5 === 0 ? 2.4 : 1.4, glow, 'fill-opacity=".85"');
  }).join('');
}

function drawBirds({ birds = [], far }: Scene): string {
  return birds
    .map(([x, y]) =>
      stroke(
        `M${x - 11} ${y - 4} C${x - 6} ${y - 9} ${x - 2} ${y - 6} ${x} ${y} C${x + 2} ${y - 6} ${x + 6} ${y - 9} ${x + 11} ${y - 4}`,
        mix(far, '#20202c', 0.55),
        3,
      ),
    )
    .join('');
}

/** A place under a sky: light first, then what lies in it, from far to near. */
export function drawScene(scene: Scene): string {
  return picture(
    gradient('sky', scene.sky),
    rectangle(0, 0, 360, 360, 'url(#sky)') +
      drawStars(scene) +
      drawSun(scene) +
      scene.lands.map((land) => LAND[land](scene)).join('') +
      drawBirds(scene),
  );
}
