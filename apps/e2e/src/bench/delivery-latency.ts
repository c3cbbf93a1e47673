import type { Browser, Page } from '@playwright/test';
import { getDemoAccount } from '../accounts.ts';
import { TEST_DEVICES } from '../devices.ts';
import { openTestBrowserContext } from '../test-browser-context.ts';
import { TestUser } from '../test-user.ts';
import type { ServerProcess } from '../server-process.ts';
import { TEST_SITES } from '../test-site.ts';
import { getQuantile, roundToOneDecimal } from './report.ts';

const MESSAGE_COUNT = 60;

/** Runs in the page: resolves when the text is painted in the room, milliseconds since 1970. */
function waitForPaint(text: string): Promise<number> {
  const log = document.querySelector('[role=log]')!;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!log.lastElementChild?.textContent.includes(text)) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
    });
    observer.observe(log, { childList: true, subtree: true, characterData: true });
  });
}

/** Runs in the page: round trips of ping and pong over a WebSocket, milliseconds, one after another. */
async function measureRoundTrips(times: number): Promise<number[]> {
  const socket = new WebSocket(`ws://${location.host}/api/v1/events`);
  const next = (type: string) => new Promise((resolve) => socket.addEventListener(type, resolve, { once: true }));
  await next('open');
  const [token, device_id] = ['quintet.token', 'quintet.device'].map((key) => localStorage.getItem(key));
  const greeted = next('message');
  socket.send(JSON.stringify({ type: 'hello', token, device_id, last: null }));
  await greeted;
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begun = performance.now();
    const response = next('message');
    socket.send('{"type":"ping"}');
    await response;
    taken.push(performance.now() - begun);
  }
  socket.close();
  return taken;
}

const getPercentiles = (times: readonly number[]) => ({
  p50: roundToOneDecimal(getQuantile(times, 0.5)),
  p99: roundToOneDecimal(getQuantile(times, 0.99)),
});

/** Measures the time from pressing "send" until the other browser has painted the message, and the round trip of a bare WebSocket. */
export async function benchDeliveryLatency(browser: Browser, server: ServerProcess, _runs: number) {
  const signIn = async (index: number) =>
    TestUser.signIn(
      await openTestBrowserContext(browser, { ...TEST_DEVICES.desktop, baseURL: server.origin(TEST_SITES[0]!.slug) }),
      getDemoAccount(index),
    );
  const [sender, recipient] = [await signIn(0), await signIn(1)];
  try {
    const room = await sender.createDirect(recipient.userId);
    await Promise.all([sender.openRoom(room), recipient.openRoom(room)]);
    await recipient.log.waitFor();
    const latencies: number[] = [];
    for (let message = 0; message < MESSAGE_COUNT; message += 1)
      latencies.push(await measureDelivery(sender, recipient.page, message));
    const roundTrip = await recipient.page.evaluate(measureRoundTrips, MESSAGE_COUNT);
    return {
      messages: MESSAGE_COUNT,
      milliseconds: { sendToSeen: getPercentiles(latencies), roundTrip: getPercentiles(roundTrip) },
    };
  } finally {
    await sender.context.close();
    await recipient.context.close();
  }
}

async function measureDelivery(sender: TestUser, recipient: Page, message: number): Promise<number> {
  const text = `number ${message} of many`;
  await sender.composer.fill(text);
  const button = sender.page.getByRole('button', { name: sender.t('chat.composer.send') });
  const painted = recipient.evaluate(waitForPaint, text);
  const pressed = await button.evaluate((element: HTMLElement) => {
    const now = performance.timeOrigin + performance.now();
    element.click();
    return now;
  });
  return (await painted) - pressed;
}
