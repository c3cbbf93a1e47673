/** A drawing of 360 × 360. `id`s inside are its own: each is a file. */
export function picture(definitions: string, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" width="360" height="360"><defs>${definitions}</defs>${content}</svg>`;
}

/** A gradient from top to bottom, or along a slope. Stops are spread evenly. */
export function gradient(id: string, colours: readonly string[], slope = 0): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${round(index / (colours.length - 1))}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${slope}" y2="1">${stops.join('')}</linearGradient>`;
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more && ` ${more}`}/>`;

export const rectangle = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${more && ` ${more}`}/>`;

/** The same on the other side of the middle. */
export const mirrored = (content: string): string => `${content}<g transform="matrix(-1 0 0 1 360 0)">${content}</g>`;

/** Both ways between two colours of the form #rrggbb: 0 is the first. */
export function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const channel = (at: number) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share);
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`;
}

/** A place for the nth of many, spread evenly without a pattern. */
export const spread = (n: number, width: number, height: number): [x: number, y: number] => [
  ((n * 0.754_877_666) % 1) * width,
  ((n * 0.569_840_291) % 1) * height,
];

export const round = (value: number): number => Math.round(value * 100) / 100;
