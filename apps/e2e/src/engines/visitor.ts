import { createTranslator } from '../translator.ts';
import { TEST_SITES } from '../test-site.ts';
import type { EngineBrowser } from './engine.ts';
import { countOverlays, findOverlayError } from './overlays.ts';

/** The server renders a video's poster on the first request. */
const TIMEOUT_MS = 40_000;
const POLL_MS = 40;

interface Point {
  x: number;
  y: number;
}

/** Runs in the page: the point to press for an element by selector and name, or the reason why it cannot be pressed yet. */
async function findPoint(selector: string, name: string): Promise<Point | string> {
  const find = (): Point | string => {
    const named = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => (element.ariaLabel ?? element.textContent ?? '').includes(name) && element.checkVisibility(),
    );
    for (const element of named) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInside = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
      const arrivals = element.closest('dialog, [popover]')?.getAnimations() ?? [];
      const isArriving = arrivals.some(({ playState }) => playState === 'running');
      if (isInside && !isArriving && element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    named[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const problem = named[0] ? `${selector} "${name}" is covered` : `no ${selector} "${name}"`;
    return `${problem} at ${location.pathname}`;
  };
  const before = find();
  if (typeof before === 'string') return before;
  // Frames, not milliseconds: a busy engine draws none for long.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const now = find();
  return typeof now === 'string' || (now.x === before.x && now.y === before.y) ? now : 'it moves';
}

/** A user at a browser of any engine, who acts through what is on the screen. */
export class TourVisitor {
  readonly browser: EngineBrowser;
  readonly t = createTranslator(TEST_SITES[0]!);

  constructor(browser: EngineBrowser) {
    this.browser = browser;
  }

  /** Polls until the value passes; fails with the last value. */
  async #poll<Answer>(
    ask: () => Promise<Answer>,
    passes: (response: Answer) => boolean,
    what: string,
  ): Promise<Answer> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      const response = await ask();
      if (passes(response)) return response;
      if (Date.now() > end) throw new Error(`${what}: ${JSON.stringify(response)}`);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Waits until a script in the page returns true. */
  async expect<Args extends readonly unknown[]>(
    what: string,
    script: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void> {
    await this.#poll(() => this.browser.run(script, ...args), Boolean, `never so: ${what}`);
  }

  /** Waits until the service worker has cached all assets of the page. */
  async expectCached(): Promise<void> {
    await this.expect('the app is kept on the device', async () => {
      const files = (await (await caches.open('app')).keys()).map(({ url }) => new URL(url).pathname);
      const used = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      const assets = used.filter((path) => path.startsWith('/assets/'));
      return files.includes('/index.html') && assets.every((path) => files.includes(path));
    });
  }

  /** Waits until a room shows its messages: until then its parts may still be replaced. A room behind another page is hidden. */
  async expectRoom(): Promise<void> {
    await this.expect('the messages', () => {
      const part = document.querySelector('[role=log][data-placed] :is(article, time)');
      return part?.checkVisibility({ visibilityProperty: true }) ?? false;
    });
  }

  async expectText(text: string): Promise<void> {
    await this.expect(`"${text}" is shown`, (sought) => document.body.innerText.includes(sought), text);
  }

  /** Presses an element by name, once it is still and uncovered. */
  async press(selector: string, name = ''): Promise<void> {
    const { x, y } = await this.#findPoint(selector, name);
    await this.browser.pressAt(x, y);
  }

  /** Opens an overlay by a press; it must be inside the window, visible and clickable. */
  async open(selector: string, name = ''): Promise<void> {
    const before = await this.browser.run(countOverlays);
    await this.press(selector, name);
    await this.#expectOverlay(before + 1);
  }

  /** Opens a context menu by an event; WebKit's driver releases the left button after a right click. */
  async openContextMenu(selector: string, name: string): Promise<void> {
    const before = await this.browser.run(countOverlays);
    const { x, y } = await this.#findPoint(selector, name);
    await this.browser.run(
      (clientX, clientY) => {
        const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY });
        document.elementFromPoint(clientX, clientY)?.dispatchEvent(event);
      },
      x,
      y,
    );
    await this.#expectOverlay(before + 1);
  }

  /** Chooses a menu item that opens a sheet or dialog. */
  async choose(name: string): Promise<void> {
    const before = await this.browser.run(countOverlays);
    await this.press('[role=menuitem]', name);
    await this.#expectOverlay(before, 'dialog');
  }

  /** Closes the topmost overlay: a sheet by its close button, others by Escape. */
  async close(): Promise<void> {
    const before = await this.browser.run(countOverlays);
    const cross = this.t('kit.sheet.close');
    const hasCross = await this.browser.run((name) => {
      const top = [...document.querySelectorAll('dialog[open], :popover-open:not([role])')].at(-1);
      return top?.querySelector(`header [aria-label="${name}"]`) instanceof HTMLElement;
    }, cross);
    if (!hasCross) return this.closeByEscape();
    await this.press('dialog header button', cross);
    await this.#expectClosed(before);
  }

  async closeByEscape(): Promise<void> {
    const before = await this.browser.run(countOverlays);
    await this.browser.pressEscape();
    await this.#expectClosed(before);
  }

  async #expectClosed(before: number): Promise<void> {
    await this.#poll(
      () => this.browser.run(countOverlays),
      (count) => count === before - 1,
      'does not close',
    );
  }

  /** Opens an overlay and closes it again. */
  async openAndClose(selector: string, name = ''): Promise<void> {
    await this.open(selector, name);
    await this.close();
  }

  async #findPoint(selector: string, name: string): Promise<Point> {
    const point = await this.#poll(
      () => this.browser.run(findPoint, selector, name),
      (now) => typeof now !== 'string',
      'cannot be pressed',
    );
    return point as Point;
  }

  async #expectOverlay(count: number, kind: 'any' | 'dialog' = 'any'): Promise<void> {
    await this.#poll(
      () => this.browser.run(findOverlayError, count, kind),
      (flaw) => flaw === null,
      'a menu, sheet or dialog does not show',
    );
  }
}
