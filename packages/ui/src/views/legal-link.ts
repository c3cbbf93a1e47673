import type { MouseEvent } from 'react';

/**
 * The terms and the privacy policy open in the language and the theme that are worn here: their address names both after its `#`
 * (packages/brand/src/legal.ts).
 */
export function keepLocaleAndTheme({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const { lang, dataset } = document.documentElement;
  link.hash = `${lang}-${dataset['theme']}`;
}
