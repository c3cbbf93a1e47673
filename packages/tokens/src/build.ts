/** Turns token sources (base ← brand) into one brand's CSS and a flat record of its values (design §3). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens, TransformedToken } from 'style-dictionary/types';
import { replaceOklchWithHex } from './color.ts';

/** Values by custom property name without its dashes, e.g. `color-accent`. */
export interface BrandTokens {
  shared: Record<string, string>;
  light: Record<string, string>;
  dark: Record<string, string>;
}

const LAYERS = ['base', 'semantic', 'component'].map((layer) => join(import.meta.dirname, `../tokens/${layer}.json`));

/** Slugs of all brands: the folders that hold a brand.json. */
export function listBrandSlugs(brandsFolder: string): string[] {
  return readdirSync(brandsFolder)
    .filter((name) => existsSync(join(brandsFolder, name, 'brand.json')))
    .toSorted();
}

/** Resolves base ← brand with style-dictionary. Throws when a brand has a token that the base does not have. */
export async function resolveBrandTokens(brandsFolder: string, slug: string): Promise<BrandTokens> {
  const base: DesignTokens = Object.assign({}, ...LAYERS.map(readJson));
  const own = readJson(join(brandsFolder, slug, 'tokens.json'));
  const tokens: BrandTokens = { shared: {}, light: {}, dark: {} };
  for (const token of await resolve(overlay(base, own, [slug]))) {
    const [first = '', ...rest] = token.path;
    if (first === 'palette') continue;
    if (first === 'light' || first === 'dark') tokens[first][rest.join('-')] = String(token.$value);
    else tokens.shared[token.path.join('-')] = String(token.$value);
  }
  return tokens;
}

/** The CSS of a brand: light on `.brand-<slug>`, dark by `data-theme`, or by the system's theme without it (pages without script). */
export function toBrandCss(slug: string, tokens: BrandTokens): string {
  const brand = `.brand-${slug}`;
  const light = `color-scheme:light;${declarations(tokens.light)}`;
  const dark = `color-scheme:dark;${declarations(tokens.dark)}`;
  return [
    `${brand}{${declarations(tokens.shared)}${light}}`,
    `${brand}[data-theme=dark]{${dark}}`,
    `@media (prefers-color-scheme:dark){${brand}:not([data-theme]){${dark}}}`,
    '',
  ].join('\n');
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${replaceOklchWithHex(value)};`)
    .join('');
}

async function resolve(tokens: DesignTokens): Promise<TransformedToken[]> {
  const dictionary = new StyleDictionary({
    tokens,
    log: { warnings: 'disabled', verbosity: 'verbose', errors: { brokenReferences: 'throw' } },
    platforms: { css: { transforms: ['name/kebab', 'fontFamily/css', 'cubicBezier/css', 'shadow/css/shorthand'] } },
  });
  const { allTokens } = await dictionary.getPlatformTokens('css');
  return allTokens;
}

/**
 * Overrides the base's tokens by the brand's. Replaces whole tokens, because style-dictionary would merge lists, such as the layers
 * of a shadow, item by item. Throws for a token that the base does not have, because a misspelt token would have no effect.
 */
function overlay(base: DesignTokens, own: DesignTokens, path: string[] = []): DesignTokens {
  const merged = { ...base };
  for (const [name, value] of Object.entries(own)) {
    const known = base[name];
    if (name.startsWith('$')) merged[name] = value;
    else if (!isGroupOrToken(known) || !isGroupOrToken(value))
      throw new Error(`no such token in the base: ${[...path, name].join('.')}`);
    else merged[name] = '$value' in known ? { ...known, ...value } : overlay(known, value, [...path, name]);
  }
  return merged;
}

function isGroupOrToken(value: DesignTokens[string]): value is DesignTokens {
  return typeof value === 'object';
}

function readJson(file: string): DesignTokens {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file}: ${(cause as Error).message}`, { cause });
  }
}
