/** A brand's tokens as resolved values, by name without dashes, and the URLs of its assets. */
export interface StoryBrand {
  slug: string;
  title: string;
  tokens: Record<'shared' | TokenTheme, Record<string, string>>;
  logo: string;
  icon: string;
  share: string;
}

export type TokenTheme = 'light' | 'dark';

/** Passed to every story by Storybook (.storybook/story-brands.ts). */
export function getStoryBrands(parameters: Record<string, unknown>): StoryBrand[] {
  return parameters['brands'] as StoryBrand[];
}

/** The brand's token names with this prefix, without it. */
export function getStoryTokenSuffixes(tokens: Record<string, string>, beginning: string): string[] {
  return Object.keys(tokens)
    .filter((name) => name.startsWith(beginning))
    .map((name) => name.slice(beginning.length));
}
