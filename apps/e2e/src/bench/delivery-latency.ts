import type { Browser, Page } from '@playwright/test';
import { accountAt } from '../accounts.ts';
import { DEVICES } from '../devices.ts';
import { Person } from '../test-user.ts';
import type { Server } from '../server.ts';
import { SITES } from '../site.ts';
import { quantile, round } from './report.ts';

const MESSAGES = 60;

/** Runs in the page: when the text is painted in the room, milliseconds since 1970. */
function paintedAt(text: string): Promise<number> {
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

/** Runs in the page: milliseconds that a ping and its pong take over a WebSocket of the server, one after another. */
async function pingPong(times: number): Promise<number[]> {
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
    const answer = next('message');
    socket.send('{"type":"ping"}');
    await answer;
    taken.push(performance.now() - begun);
  }
  socket.close();
  return taken;
}

const both = (times: readonly number[]) => ({ p50: round(quantile(times, 0.5)), p99: round(quantile(times, 0.99)) });

/** From pressing "send" until the other browser has painted it, and what the way there and back takes over a bare WebSocket. */
export async function benchSeen(browser: Browser, server: Server, _runs: number) {
  const signIn = async (place: number) =>
    Person.signIn(
      await browser.newContext({ ...DEVICES.desktop, baseURL: server.origin(SITES[0]!.slug) }),
      accountAt(place),
    );
  const [sender, reader] = [await signIn(0), await signIn(1)];
  try {
    const room = await sender.directRoom(reader.userId);
    await Promise.all([sender.openRoom(room), reader.openRoom(room)]);
    await reader.log.waitFor();
    const seen: number[] = [];
    for (let message = 0; message < MESSAGES; message += 1) seen.push(await sendOnce(sender, reader.page, message));
    const roundTrip = await reader.page.evaluate(pingPong, MESSAGES);
    return { messages: MESSAGES, milliseconds: { sendToSeen: both(seen), roundTrip: both(roundTrip) } };
  } finally {
    await sender.context.close();
    await reader.context.close();
  }
}

async function sendOnce(sender: Person, reader: Page, message: number): Promise<number> {
  const text = `number ${message} of many`;
  await sender.composer.fill(text);
  const button = sender.page.getByRole('button', { name: sender.say('chat.composer.send') });
  const painted = reader.evaluate(paintedAt, text);
  const pressed = await button.evaluate((element: HTMLElement) => {
    const now = performance.timeOrigin + performance.now();
    element.click();
    return now;
  });
  return (await painted) - pressed;
}
