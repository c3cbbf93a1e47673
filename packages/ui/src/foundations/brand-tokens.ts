/** A brand's design tokens as resolved values, by name without the leading dashes. */
export interface BrandTokens {
  slug: string;
  title: string;
  tokens: Record<'shared' | Theme, Record<string, string>>;
}

export type Theme = 'light' | 'dark';

/** What Storybook hands to every story (.storybook/brand-tokens.ts). */
export function brandsIn(parameters: Record<string, unknown>): BrandTokens[] {
  return parameters['brands'] as BrandTokens[];
}

/** The names of a brand's tokens that begin so, without the beginning. */
export function namesOf(tokens: Record<string, string>, beginning: string): string[] {
  return Object.keys(tokens)
    .filter((name) => name.startsWith(beginning))
    .map((name) => name.slice(beginning.length));
}
