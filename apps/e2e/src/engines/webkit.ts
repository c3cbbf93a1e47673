import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { findFreePort } from '../server-process.ts';
import { type EngineBrowser, PHONE_WINDOW_SIZE } from './engine.ts';

/** Longer than any command takes; a driver that hangs fails with the command's name. */
const COMMAND_TIMEOUT_MS = 60_000;
/** The driver never answers a script whose page is replaced while it runs, so that script runs again; it must bear running twice. */
const SCRIPT_TIMEOUT_MS = 8_000;
const SCRIPT_ATTEMPTS = 4;
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';
const MINI_BROWSER_PATTERNS = ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'];

/** Without a graphics card, drawing by OpenGL takes as much processor time as everything else. */
const ENVIRONMENT = { GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' };

/** WebKitGTK's MiniBrowser on a virtual screen, by W3C WebDriver. */
export async function launchWebKit(): Promise<EngineBrowser> {
  const binary = MINI_BROWSER_PATTERNS.flatMap((pattern) => globSync(pattern)).at(-1);
  if (!binary) throw new Error('no MiniBrowser: install webkit2gtk-driver');
  const { display, process: screen } = await startScreen();
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...ENVIRONMENT, DISPLAY: display },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(server);
    const browserOptions = { binary, args: ['--automation'] };
    const { sessionId } = await command<{ sessionId: string }>('POST', `${server}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    });
    const browser = new WebKitBrowser(`${server}/session/${sessionId}`, [driver, screen]);
    await browser.resize();
    return browser;
  } catch (error) {
    for (const child of [driver, screen]) child.kill();
    throw error;
  }
}

/** Starts Xvfb on a free display number. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const lines = createInterface({ input: screen.stdio[3] as NodeJS.ReadableStream });
  const failed = once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb did not start')));
  const [number] = (await Promise.race([once(lines, 'line'), failed])) as [string];
  failed.catch(() => undefined);
  return { display: `:${number}`, process: screen };
}

async function waitUntilReady(server: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver did not start');
}

async function command<Value>(
  method: string,
  url: string,
  body?: object,
  timeoutMs = COMMAND_TIMEOUT_MS,
): Promise<Value> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) }).catch((cause) => {
    throw new NoAnswer(`WebKitWebDriver does not answer ${url.split('/').slice(5).join('/')}`, { cause });
  });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${url.split('/').at(-1)}: ${value.error}: ${value.message}`);
  return value;
}

class NoAnswer extends Error {}

class WebKitBrowser implements EngineBrowser {
  readonly #session: string;
  readonly #processes: readonly ChildProcess[];

  constructor(session: string, processes: readonly ChildProcess[]) {
    this.#session = session;
    this.#processes = processes;
  }

  /** Sizes the viewport, not the window with its bars. */
  async resize(): Promise<void> {
    await this.#post('window/rect', PHONE_WINDOW_SIZE);
    const inner = await this.run(() => ({ width: innerWidth, height: innerHeight }));
    const { width, height } = PHONE_WINDOW_SIZE;
    await this.#post('window/rect', { width: width + width - inner.width, height: height + height - inner.height });
  }

  async open(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async reload(): Promise<void> {
    await this.#post('refresh');
  }

  async run<Result, Args extends readonly unknown[]>(
    script: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const body = { script: `return (${script.toString()})(...arguments)`, args };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await command<Result>('POST', `${this.#session}/execute/sync`, body, SCRIPT_TIMEOUT_MS);
      } catch (error) {
        if (!(error instanceof NoAnswer) || attempt === SCRIPT_ATTEMPTS) throw error;
      }
    }
  }

  async pressAt(x: number, y: number): Promise<void> {
    const point = { x: Math.round(x), y: Math.round(y), duration: 0 };
    const actions = [
      { type: 'pointerMove', ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  async type(text: string): Promise<void> {
    const actions = Array.from(text, (value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]).flat();
    await this.#post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  pressEscape(): Promise<void> {
    return this.type('\uE00C');
  }

  async chooseFile(selector: string, path: string): Promise<void> {
    const input = await this.#post<Record<string, string>>('element', { using: 'css selector', value: selector });
    await this.#post(`element/${input[ELEMENT_KEY]}/value`, { text: path });
  }

  async takeScreenshot(): Promise<Buffer> {
    return Buffer.from(await command<string>('GET', `${this.#session}/screenshot`), 'base64');
  }

  async close(): Promise<void> {
    await command('DELETE', this.#session).catch(() => undefined);
    for (const child of this.#processes) child.kill();
  }

  #post<Value>(path: string, body: object = {}): Promise<Value> {
    return command<Value>('POST', `${this.#session}/${path}`, body);
  }
}
