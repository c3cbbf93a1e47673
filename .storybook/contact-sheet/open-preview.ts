import type { Browser } from 'playwright';
import type { Locale } from '@quintet/i18n/locales';
import {
  CONTACT_SHEET_DEVICES,
  type ContactSheetDeviceName,
  listBrandThemePairsOfLocale,
  type BrandThemePair,
} from './looks.ts';

/** The time of the stories' fixtures (packages/ui/src/screens/chat/story-chats.ts). */
const NOW = Date.UTC(2026, 0, 5, 8, 20);
/** By this name Storybook pauses animations instead of waiting for them, up to 5 s for those that follow scrolling. */
const USER_AGENT = 'Mozilla/5.0 (Linux; Android 15) Chrome Mobile Safari StorybookTestRunner';
const STORY_TIMEOUT_MS = 30_000;

const STILL = `*, ::before, ::after {
  animation-duration: 0s !important; animation-delay: 0s !important;
  transition-duration: 0s !important; transition-delay: 0s !important;
  caret-color: transparent !important;
}`;

/** The part of Storybook's channel that is used here. */
interface Channel {
  on(event: string, listener: (data: { storyId: string; status: string }) => void): void;
  off(event: string, listener: (data: { storyId: string; status: string }) => void): void;
  emit(event: string, data: object): void;
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
    __STORYBOOK_PREVIEW__?: { ready(): Promise<void> };
  }
}

/** Runs in the page: stops the clock; timers go on. */
function stopClock(now: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
    get: (target, key, receiver) => (key === 'now' ? () => now : Reflect.get(target, key, receiver)),
  });
}

/** Runs in the page: emits an event and resolves to the status of the story once it is rendered and its play function has ended. */
function emitAndWait({ id, event, data }: { id: string; event: string; data: object }): Promise<string> {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  return new Promise((resolve) => {
    const onFinished = ({ storyId, status }: { storyId: string; status: string }): void => {
      if (storyId !== id) return;
      channel.off('storyFinished', onFinished);
      resolve(status);
    };
    channel.on('storyFinished', onFinished);
    channel.emit(event, data);
  });
}

/** Runs in the page: waits for images; lazy ones outside the window never load. */
async function decodeImages(): Promise<void> {
  const images = Array.from(document.images).filter(({ complete, loading }) => complete || loading !== 'lazy');
  await Promise.allSettled(images.map((image) => image.decode()));
}

/** A page of Storybook in which one story after the other is shown and photographed. */
export interface StorybookPreview {
  device: ContactSheetDeviceName;
  locale: Locale;
  /** Shows a story in each look and calls back with a picture of it. */
  show(id: string, onPicture: (look: BrandThemePair, picture: Buffer) => void): Promise<void>;
  close(): Promise<void>;
}

/** Opens the page of Storybook that renders stories. It stays open for all stories of a device and a language. */
export async function openStorybookPreview(
  browser: Browser,
  url: string,
  device: ContactSheetDeviceName,
  locale: Locale,
): Promise<StorybookPreview> {
  const context = await browser.newContext({
    ...CONTACT_SHEET_DEVICES[device],
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    userAgent: USER_AGENT,
  });
  context.setDefaultTimeout(STORY_TIMEOUT_MS);
  await context.addInitScript(stopClock, NOW);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${url}iframe.html?viewMode=story`);
  await page.waitForFunction(() => window['__STORYBOOK_PREVIEW__'] !== undefined);
  await page.evaluate(() => window['__STORYBOOK_PREVIEW__']!.ready());
  await page.addStyleTag({ content: STILL });

  const looks = listBrandThemePairsOfLocale(locale);
  let shown = looks[0]!;
  const setGlobals = (look: BrandThemePair) => ({ globals: { ...look, locale, a11y: { manual: true } } });
  await page.evaluate(
    (globals) => window['__STORYBOOK_ADDONS_CHANNEL__'].emit('updateGlobals', globals),
    setGlobals(shown),
  );

  const render = async (id: string, event: string, data: object): Promise<void> => {
    const status = await withTimeout(page.evaluate(emitAndWait, { id, event, data }));
    if (status !== 'success') throw new Error('the story fails');
  };
  return {
    device,
    locale,
    async show(id, onPicture) {
      await render(id, 'setCurrentStory', { storyId: id, viewMode: 'story' });
      await withTimeout(page.evaluate(decodeImages));
      for (const look of looks) {
        if (look !== shown) await render(id, 'updateGlobals', setGlobals(look));
        shown = look;
        const options = { format: 'webp', quality: 80, optimizeForSpeed: true } as const;
        const { data } = await session.send('Page.captureScreenshot', options);
        onPicture(look, Buffer.from(data, 'base64'));
      }
      // The next story begins with the look that is shown.
      looks.reverse();
    },
    close: () => context.close(),
  };
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error('the story does not finish')), STORY_TIMEOUT_MS);
  return Promise.race([promise, limit.promise]).finally(() => clearTimeout(timer));
}
