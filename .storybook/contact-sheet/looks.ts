import { BRANDS } from '@quintet/brand/list';
import type { Locale } from '@quintet/i18n/locales';
import type { ToolbarTheme } from '../toolbar.ts';

export const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  wide: { viewport: { width: 1280, height: 800 } },
};

export type DeviceName = keyof typeof DEVICES;

export interface ScreenLook {
  brand: string;
  theme: ToolbarTheme;
}

/** The brands that offer a language, in both themes. */
export const listScreenLooks = (locale: Locale): ScreenLook[] =>
  BRANDS.filter(({ languages }) => languages.includes(locale)).flatMap(({ slug }) =>
    (['light', 'dark'] as const).map((theme) => ({ brand: slug, theme })),
  );

/** The file of a picture in the folder of its story. */
export const getPictureFileName = (device: DeviceName, locale: Locale, { brand, theme }: ScreenLook): string =>
  `${device}-${locale}-${theme}-${brand}.webp`;
