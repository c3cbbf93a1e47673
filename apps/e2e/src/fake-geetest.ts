import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/**
 * Runs in the page as the provider's script. Shows a dialog with buttons to solve, cheat, close and fail; a solved captcha requests its
 * proof by a script, like the real one.
 */
function initGeetest4(
  origin: string,
  config: { captchaId: string; product: string; language: string; onError: (error: object) => void },
  then: (captcha: object) => void,
): void {
  const handlers: Record<string, (value?: object) => void> = {};
  const box = document.createElement('div');
  let proof: object | undefined;
  const on = (name: string) => (handler: (value?: object) => void) => {
    handlers[name] = handler;
    if (name === 'ready') setTimeout(handler);
  };
  const act = (label: string, perform: () => void): void => {
    const button = document.createElement('button');
    button.textContent = label;
    button.onclick = perform;
    box.append(button);
  };
  act('solve', () => {
    const script = document.createElement('script');
    Object.assign(window, {
      geetestVerified: (response: object) => {
        proof = response;
        box.remove();
        handlers['success']?.();
      },
    });
    script.src = `${origin}/verify?captcha_id=${config.captchaId}&callback=geetestVerified`;
    document.head.append(script);
  });
  act('cheat', () => {
    proof = { lot_number: 'made-up', captcha_output: 'made-up', pass_token: 'made-up', gen_time: '0' };
    box.remove();
    handlers['success']?.();
  });
  act('close', () => {
    box.remove();
    handlers['close']?.();
  });
  for (const code of ['60205', '60500']) {
    act(code, () => {
      box.remove();
      handlers['error']?.({ code, msg: 'trouble' });
    });
  }
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-label', `captcha ${config.captchaId} ${config.language} ${config.product}`);
  // Above the whole page, like the real one.
  box.style.cssText = 'position:fixed;inset:0;z-index:99;background:#fff';
  then({
    onReady: on('ready'),
    onSuccess: on('success'),
    onError: on('error'),
    onClose: on('close'),
    showCaptcha: () => document.body.append(box),
    getValidate: () => proof,
    destroy: () => box.remove(),
  });
}

/** A local captcha provider with Geetest v4's protocol for browser and server. */
export class FakeGeetest {
  /** Brand slug → key. */
  readonly keys: Readonly<Record<string, string>>;
  /** If true, the provider does not respond to the script request. */
  isSilent = false;
  /** The number of script requests. */
  scripts = 0;
  readonly #captchas: ReadonlyMap<string, string>;
  readonly #solved = new Set<string>();
  readonly #server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://captcha');
    response.setHeader('content-type', 'text/javascript');
    if (pathname === '/v4/gt4.js') this.#sendScript(response);
    else if (pathname === '/verify') {
      const proof = JSON.stringify(this.#solve(searchParams.get('captcha_id')!));
      response.end(`${searchParams.get('callback')}(${proof})`);
    } else if (pathname === '/validate') {
      void text(request).then((body) =>
        response.end(JSON.stringify(this.#validate(searchParams.get('captcha_id')!, new URLSearchParams(body)))),
      );
    } else response.writeHead(404).end();
  });
  #origin = '';

  /** `captchas`: brand slug → captcha id. */
  constructor(captchas: Readonly<Record<string, string>>) {
    this.keys = Object.fromEntries(Object.keys(captchas).map((slug) => [slug, randomBytes(16).toString('hex')]));
    this.#captchas = new Map(Object.entries(captchas).map(([slug, id]) => [id, this.keys[slug]!]));
  }

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Environment variables that configure the server to use this provider. */
  get environment(): Record<string, string> {
    return {
      CAPTCHA_URL: this.#origin,
      CAPTCHA_SCRIPT_URL: `${this.#origin}/v4/gt4.js`,
      CAPTCHA_ORIGINS: '',
      CAPTCHA_KEYS: Object.entries(this.keys)
        .map((pair) => pair.join('='))
        .join(','),
    };
  }

  #sendScript(response: ServerResponse): void {
    this.scripts += 1;
    if (this.isSilent) return;
    const origin = JSON.stringify(this.#origin);
    response.end(`window.initGeetest4 = (...given) => (${initGeetest4.toString()})(${origin}, ...given)`);
  }

  #solve(captchaId: string): object {
    const lot = randomBytes(8).toString('hex');
    const pass = randomBytes(8).toString('hex');
    this.#solved.add(`${captchaId} ${lot} ${pass}`);
    return {
      captcha_id: captchaId,
      lot_number: lot,
      pass_token: pass,
      captcha_output: 'output',
      gen_time: '1767225600',
    };
  }

  #validate(captchaId: string, form: URLSearchParams): object {
    const key = this.#captchas.get(captchaId);
    const lot = form.get('lot_number') ?? '';
    const sign = key && createHmac('sha256', key).update(lot).digest('hex');
    if (!sign || form.get('sign_token') !== sign) return { status: 'error', code: '-50005', msg: 'illegal sign' };
    // A proof is valid once.
    const isSolved = this.#solved.delete(`${captchaId} ${lot} ${form.get('pass_token')}`);
    return { status: 'success', result: isSolved ? 'success' : 'fail', reason: isSolved ? '' : 'pass_token error' };
  }
}
