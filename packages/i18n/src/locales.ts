/** The languages of the product (spec §1), the default first. */
export const LOCALES = ['zh_cn', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

/** BCP 47 tags, for `lang`, Intl and react-intl. */
export const LANGUAGE_TAGS: Readonly<Record<Locale, string>> = { zh_cn: 'zh-CN', en: 'en' };

/**
 * The language to show (spec §1): the one kept on this device where the brand offers it, or else the brand's first.
 * A brand with a single language forces it.
 */
export function negotiate({
  stored,
  brandLanguages,
}: {
  stored: string | null;
  brandLanguages: readonly [Locale, ...Locale[]];
}): Locale {
  return brandLanguages.find((locale) => locale === stored) ?? brandLanguages[0];
}
