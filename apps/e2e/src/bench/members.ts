import type { Browser, CDPSession, Page } from '@playwright/test';
import { getDemoAccount } from '../accounts.ts';
import { TEST_DEVICES } from '../devices.ts';
import type { ServerProcess } from '../server-process.ts';
import { openTestBrowserContext } from '../test-browser-context.ts';
import { TEST_SITES } from '../test-site.ts';
import { TestUser } from '../test-user.ts';
import { summarizeFrameTimes } from './memory-usage.ts';
import { getLowerMedian, roundToOneDecimal } from './report.ts';

const SIZES = { small: 50, large: 2300 } as const;
type Size = keyof typeof SIZES;
/** Maximum cost of a full group relative to a small one. */
const MAX_RATIO = 1.2;
const MIN_IN_TIME_PERCENT = 95;
const CPU_SLOWDOWN = 4;
/** Pixels per frame, like a fast finger, and for the comparison of both groups. */
const PIXELS_PER_FRAME = 48;
const COMPARED_PIXELS = 1900;

interface Group {
  id: string;
  type: number;
}

/** Answers in place of the server, which would need 2,300 accounts: the bench measures the client. */
async function mockMembers(page: Page, count: number): Promise<void> {
  const members = Array.from({ length: count }, (_, index) => {
    const name = `Member ${index}`;
    return {
      id: `u${100_000 + index}`,
      nickname: name,
      origin_nickname: name,
      avatar: null,
      avatar_thumbnail: null,
      role: index === 0 ? 'owner' : 'member',
      delete_at: null,
      account_cancelled: false,
      join_at: '2026-01-05T12:00:00.000Z',
      inviter: null,
    };
  });
  await page.route('**/api/v1/groups/*/members?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const start = Number(query.get('next_id') ?? 0);
    const end = start + Number(query.get('limit'));
    const next_id = end < count ? String(end) : null;
    return route.fulfill({ json: { result: { list: members.slice(start, end), next_id, total: count } } });
  });
}

/** Runs in the page: milliseconds from the click until a member's row is painted. */
function timeToRows(button: Element): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    const check = () => {
      if (!document.querySelector('dialog[open] [role=searchbox], dialog[open] input[type=search]'))
        return requestAnimationFrame(check);
      const row = document.querySelector('dialog[open] li button');
      if (!row?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return requestAnimationFrame(check);
      // The browser paints after this frame.
      return requestAnimationFrame(() => resolve(performance.now() - began));
    };
    (button as HTMLElement).click();
    requestAnimationFrame(check);
  });
}

/** Runs in the page: scrolls the list down by `pixels`, or to its end. */
function scrollDownSteadily(list: Element, { pixels, pace }: { pixels: number; pace: number }) {
  let scroller = list as HTMLElement;
  while (getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement!;
  const frames: number[] = [];
  return new Promise<{ frames: number[]; moved: number }>((resolve) => {
    let [last, moved, stillFrames] = [performance.now(), 0, 0];
    const step = (now: number) => {
      frames.push(now - last);
      last = now;
      const before = scroller.scrollTop;
      scroller.scrollTop = before + pace;
      const way = scroller.scrollTop - before;
      moved += way;
      stillFrames = way > 0 ? 0 : stillFrames + 1;
      if (moved < pixels && stillFrames < 60) return requestAnimationFrame(step);
      return resolve({ frames: frames.slice(1, -60), moved });
    };
    requestAnimationFrame(step);
  });
}

async function getTaskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

/** Opens and scrolls the members of a group of a size on a slow phone. */
async function measureOnce(browser: Browser, server: ServerProcess, size: Size, pixels: number) {
  const context = await openTestBrowserContext(browser, {
    ...TEST_DEVICES.phone,
    baseURL: server.origin(TEST_SITES[0]!.slug),
  });
  try {
    const user = await TestUser.signIn(context, getDemoAccount(0));
    const { page, t } = user;
    const groups = await user.call<Group[]>('GET', '/api/v1/users/groups');
    await mockMembers(page, SIZES[size]);
    await user.openRoom(groups.find(({ type }) => type === 2)!.id);
    // By touch: below a mouse, each frame of scrolling would also move the hover.
    await page.getByRole('button', { name: t('groups.menu.details'), exact: true }).tap();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('listitem').first().waitFor();
    await page.waitForLoadState('networkidle');
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const all = sheet.getByRole('button', {
      name: new RegExp(t('groups.details.all-members', { count: String.raw`\d+` })),
    });
    const opening = await all.evaluate(timeToRows);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })));
    const before = await getTaskTime(devtools);
    const { frames, moved } = await sheet
      .getByRole('listitem')
      .first()
      .evaluate(scrollDownSteadily, { pixels, pace: PIXELS_PER_FRAME });
    return {
      opening,
      work: (((await getTaskTime(devtools)) - before) / moved) * 1000,
      frames,
      moved: roundToOneDecimal(moved),
    };
  } finally {
    await context.close();
  }
}

/** Measures opening and scrolling the members of a small and of a full group, in turn. */
export async function benchGroupMembers(browser: Browser, server: ServerProcess, runs: number) {
  const times = { opening: { small: [], large: [] }, work: { small: [], large: [] } } as Record<
    'opening' | 'work',
    Record<Size, number[]>
  >;
  // The first run fills the server's caches.
  for (let run = -1; run < runs; run += 1) {
    for (const size of run % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const)) {
      const { opening, work } = await measureOnce(browser, server, size, COMPARED_PIXELS);
      if (run < 0) continue;
      times.opening[size].push(roundToOneDecimal(opening));
      times.work[size].push(roundToOneDecimal(work));
    }
  }
  const summarize = ({ small, large }: Record<Size, number[]>) => ({
    small: getLowerMedian(small),
    large: getLowerMedian(large),
    ratio: Math.round((getLowerMedian(large) / getLowerMedian(small)) * 100) / 100,
    runs: { small, large },
  });
  const [opening, scrolling] = [summarize(times.opening), summarize(times.work)];
  const far = await measureOnce(browser, server, 'large', Infinity);
  const frames = summarizeFrameTimes(far.frames);
  const isWithin = opening.ratio <= MAX_RATIO && scrolling.ratio <= MAX_RATIO && frames.inTime >= MIN_IN_TIME_PERCENT;
  return { most: MAX_RATIO, isWithin, opening, scrolling, far: { frames, pixels: far.moved } };
}
