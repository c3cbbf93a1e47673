import type { Browser, Page } from '@playwright/test';
import { TEST_DEVICES } from '../devices.ts';
import type { ServerProcess } from '../server-process.ts';
import { openTestBrowserContext } from '../test-browser-context.ts';
import { TEST_SITES } from '../test-site.ts';
import { createTranslator } from '../translator.ts';
import { WALLET_SECURITY_CODE, WalletTestUser } from '../wallet.ts';
import { getLowerMedian, roundToOneDecimal } from './report.ts';

const MIN_IN_TIME_PERCENT = 95;
const CPU_SLOWDOWN = 4;
const FRAME_MS = 1000 / 60;
const IDLE_FRAMES = 120;
/** In every script that can open an envelope, and in no other. */
const OPENING_CODE = 'data-phase';

/** Runs in the page: presses the seal. Returns the times of frames until the amount has rolled up. */
function recordOpening(seal: Element): Promise<number[]> {
  const dialog = seal.closest('dialog')!;
  const times: number[] = [];
  const isOver = (): boolean =>
    !dialog.contains(seal) &&
    dialog.querySelector('[role=status]') !== null &&
    dialog.getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished');
  return new Promise((resolve, reject) => {
    (seal as HTMLElement).click();
    const step = (now: number) => {
      times.push(now);
      if (isOver()) return resolve(times);
      if (now - times[0]! > 20_000) return reject(new Error('the envelope did not open'));
      return requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** The percentage of the screen's frames that were in time; a frame of 50 ms misses two. */
function getInTimePercent(times: readonly number[]): number {
  const frames = times.slice(1).map((time, index) => time - times[index]!);
  const late = frames.reduce((sum, frame) => sum + Math.max(0, Math.round(frame / FRAME_MS) - 1), 0);
  return (1 - late / Math.max(1, Math.round((times.at(-1)! - times[0]!) / FRAME_MS))) * 100;
}

/** Runs in the page: the times of frames while nothing happens, which shows how busy the machine is besides. */
function recordIdle(frames: number): Promise<number[]> {
  const times: number[] = [];
  return new Promise((resolve) => {
    const step = (now: number) => (times.push(now) > frames ? resolve(times) : requestAnimationFrame(step));
    requestAnimationFrame(step);
  });
}

/** Whether a script contains the code that opens envelopes. */
async function hasOpeningCode(page: Page): Promise<boolean> {
  return page.evaluate(async (code) => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = urls.filter((url) => new URL(url).pathname.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    return texts.some((text) => text.includes(code));
  }, OPENING_CODE);
}

/** Measures the frames of opening a red envelope on a slow phone, and whether its code loads with the room. */
export async function benchRedEnvelopeOpening(browser: Browser, server: ServerProcess, runs: number) {
  const t = createTranslator(TEST_SITES[0]!);
  const createUser = async () => {
    const context = await openTestBrowserContext(browser, {
      ...TEST_DEVICES.phone,
      baseURL: server.origin(TEST_SITES[0]!.slug),
    });
    return WalletTestUser.create(context, server, t, 10_000);
  };
  const [sender, opener] = [await createUser(), await createUser()];
  await sender.setSecurityCode();
  await sender.user.call('POST', '/api/v1/users/contacts', { contact: opener.user.userId });
  const room = await sender.user.createDirect(opener.user.userId);
  const { page } = opener.user;
  const devtools = await page.context().newCDPSession(page);
  const idle: number[] = [];
  const inTime: number[] = [];
  const longest: number[] = [];
  let isLoadedWithRoom = false;
  // The first run fills the caches.
  for (let run = -1; run < runs; run += 1) {
    const greeting = `bench-${run}`;
    await sender.user.call('POST', '/api/v1/red-envelopes', {
      group_id: room,
      kind: 1,
      amount: 888,
      count: 1,
      greeting,
      security_code: WALLET_SECURITY_CODE,
      cid: `bench-opening-${run + 1}`,
    });
    await opener.user.openRoom(room);
    const card = opener.user.log.getByRole('link', { name: greeting });
    await card.waitFor();
    isLoadedWithRoom ||= await hasOpeningCode(page);
    await card.click();
    const seal = page.getByRole('button', { name: t('red-envelopes.open.button'), exact: true });
    await seal.waitFor();
    await page.waitForLoadState('networkidle');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const idleTimes = await page.evaluate(recordIdle, IDLE_FRAMES);
    const times = await seal.evaluate(recordOpening);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (run < 0) continue;
    idle.push(roundToOneDecimal(getInTimePercent(idleTimes)));
    inTime.push(roundToOneDecimal(getInTimePercent(times)));
    longest.push(roundToOneDecimal(Math.max(...times.slice(1).map((time, index) => time - times[index]!))));
  }
  for (const { user } of [sender, opener]) await user.context.close();
  const isWithin = getLowerMedian(inTime) >= MIN_IN_TIME_PERCENT && !isLoadedWithRoom;
  return {
    least: MIN_IN_TIME_PERCENT,
    isWithin,
    inTime: getLowerMedian(inTime),
    idle: getLowerMedian(idle),
    longest: getLowerMedian(longest),
    isLoadedWithRoom,
    runs: { inTime, idle, longest },
  };
}
