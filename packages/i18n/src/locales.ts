/** The languages of the product (spec §1), default first. */
export const LOCALES = ['zh_cn', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** BCP 47 tags, for `lang`, Intl and react-intl. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { zh_cn: 'zh-CN', en: 'en' };

/**
 * Returns the language to show (spec §1): the stored one if the brand offers it, otherwise the brand's first. A brand with one language
 * forces it.
 */
export function resolveBrandLocale({
  stored,
  brandLanguages,
}: {
  stored: string | null;
  brandLanguages: readonly [Locale, ...Locale[]];
}): Locale {
  return brandLanguages.find((locale) => locale === stored) ?? brandLanguages[0];
}
