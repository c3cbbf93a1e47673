import { BRANDS } from '@quintet/brand/list';
import type { GlobalTypes } from 'storybook/internal/types';

export type ToolbarTheme = 'light' | 'dark';

/** What a story is shown in, until the toolbar or the test run (packages/ui/vitest.config.ts) says otherwise. */
export const initialGlobals = { brand: BRANDS[0]?.slug ?? '', theme: 'light', locale: 'en' };

export const globalTypes: GlobalTypes = {
  brand: {
    description: 'Brand',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: BRANDS.map((brand) => ({ value: brand.slug, title: brand.title })),
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'zh_cn', title: '简体中文' },
        { value: 'en', title: 'English' },
      ],
    },
  },
};
