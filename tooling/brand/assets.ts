/** The pictures of a new brand: its logo alone, in the icon and in the share image. All sizes are in the units of the SVG. */

interface Colors {
  accent: string;
  /** A light tint, on which the logo stands. */
  ground: string;
}

const LOGO_BOX = 64;
const ICON_MARGIN = 12;
const SHARE = { width: 1200, height: 630, logo: 300 };

/** A ring and a dot, for a brand that has no logo yet. */
const createLogo = ({ accent }: Colors): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <circle cx="30" cy="34" r="20" fill="none" stroke="${accent}" stroke-width="10" />
  <circle cx="51" cy="13" r="9" fill="${accent}" />
</svg>
`;

/** Places an SVG into another one. */
const place = (svg: string, x: number, y: number, size: number): string =>
  svg
    .replace(/<\?xml[^>]*>\s*/, '')
    .replace(/<svg\b/, `<svg x="${x}" y="${y}" width="${size}" height="${size}"`)
    .trim();

/** Why a file cannot be a logo; undefined if it can. */
export function findLogoError(svg: string): string | undefined {
  const [opening] = /<svg\b[^>]*>/.exec(svg) ?? [];
  if (!opening) return 'is not an SVG';
  if (!/\bviewBox=/.test(opening)) return 'has no viewBox';
  if (/\b(width|height|x|y)=/.test(opening)) return 'has a size of its own; remove width, height, x and y of <svg>';
  if (/<script|<image|<foreignObject|\son\w+=|href="(?!#)/i.test(svg)) return 'contains scripts, pictures or links';
  return undefined;
}

/** File name → SVG: `logo.svg`, `icon.svg` and `share.svg`. */
export function renderBrandAssetSvgs(colors: Colors, ownLogo?: string): Record<string, string> {
  const logo = ownLogo ?? createLogo(colors);
  const { width, height, logo: size } = SHARE;
  const icon = place(logo, ICON_MARGIN, ICON_MARGIN, LOGO_BOX - 2 * ICON_MARGIN);
  const shared = place(logo, (width - size) / 2, (height - size) / 2, size);
  const frame = (box: string, ground: string, content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">\n  <path fill="${colors.ground}" d="${ground}" />\n  ${content}\n</svg>\n`;
  return {
    'logo.svg': logo,
    'icon.svg': frame('0 0 64 64', 'M0 0h64v64H0z', icon),
    'share.svg': frame(`0 0 ${width} ${height}`, `M0 0h${width}v${height}H0z`, shared),
  };
}
