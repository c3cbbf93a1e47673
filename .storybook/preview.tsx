import { LANGUAGE_TAGS, type Locale } from '@quintet/i18n/locales';
import { setStoryIntl } from '@quintet/ui/stories/translate';
import type { Preview } from '@storybook/react-vite';
import { RawIntlProvider } from 'react-intl';
import { configure } from 'storybook/test';
import { STORY_BRANDS } from './story-brands.ts';
import { assertNoHorizontalOverflow } from './assert-no-horizontal-overflow.ts';
import { getStoryIntl } from './intl.ts';
import { globalTypes, initialGlobals, type ToolbarTheme } from './toolbar.ts';
import '@quintet/tokens/base.css';
import '@quintet/tokens/headings.css';
import './preview.css';

import.meta.glob('../packages/tokens/src/generated/*.css', { eager: true });

// On a busy machine, elements may take longer to appear than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

interface Globals {
  brand: string;
  theme: ToolbarTheme;
  locale: Locale;
}

function applyGlobals({ brand, theme, locale }: Globals) {
  const root = document.documentElement;
  root.className = `brand-${brand}`;
  root.dataset['theme'] = theme;
  root.lang = LANGUAGE_TAGS[locale];
}

const storyIntl = (globals: Globals) => getStoryIntl(globals.brand, globals.locale);

export default {
  tags: ['autodocs'],
  initialGlobals,
  globalTypes,
  parameters: {
    layout: 'padded',
    brands: STORY_BRANDS,
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        narrow: { name: 'Narrow phone', type: 'mobile', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        turned: { name: 'Phone, turned', type: 'mobile', styles: { width: '844px', height: '390px' } },
        wide: { name: 'Wide window', type: 'desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: { storySort: { order: ['Start', 'Foundations', 'Components', 'Views', 'Screens'] } },
  },
  beforeEach({ globals }) {
    setStoryIntl(storyIntl(globals as unknown as Globals));
    return () => setStoryIntl(undefined);
  },
  afterEach({ title, canvasElement }) {
    if (title.startsWith('Screens/')) assertNoHorizontalOverflow(canvasElement);
  },
  decorators: [
    (Story, { globals }) => {
      applyGlobals(globals as unknown as Globals);
      return (
        <RawIntlProvider value={storyIntl(globals as unknown as Globals)}>
          <Story />
        </RawIntlProvider>
      );
    },
  ],
} satisfies Preview;
