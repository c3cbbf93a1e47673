import type { MouseEvent } from 'react';

/** Opens the terms and privacy policy in the current language and theme, which their URL names after `#` (packages/brand/src/legal-pages.ts). */
export function addAppearanceOnLinkClick({ currentTarget: link }: MouseEvent<HTMLAnchorElement>): void {
  const { lang, dataset } = document.documentElement;
  link.hash = `${lang}-${dataset['theme']}`;
}
