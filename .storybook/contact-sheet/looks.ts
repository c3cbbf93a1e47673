import { BRANDS } from '@quintet/brand/list';
import type { Locale } from '@quintet/i18n/locales';
import type { ToolbarTheme } from '../toolbar.ts';

/** The windows of the pictures, as contexts of Playwright. */
export const CONTACT_SHEET_DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
};

export type ContactSheetDeviceName = keyof typeof CONTACT_SHEET_DEVICES;

export interface BrandThemePair {
  brand: string;
  theme: ToolbarTheme;
}

/** The brands that offer a language, in both themes. */
export const listBrandThemePairsOfLocale = (locale: Locale): BrandThemePair[] =>
  BRANDS.filter(({ languages }) => languages.includes(locale)).flatMap(({ slug }) =>
    (['light', 'dark'] as const).map((theme) => ({ brand: slug, theme })),
  );

/** The file of a picture in the folder of its story. */
export const getPictureFileName = (
  device: ContactSheetDeviceName,
  locale: Locale,
  { brand, theme }: BrandThemePair,
): string => `${device}-${locale}-${theme}-${brand}.webp`;
