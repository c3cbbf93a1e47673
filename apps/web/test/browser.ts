import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** As much of a browser as the shared modules use, in front of a real HTTP server. Its tabs share storage. */
export class FakeBrowser {
  readonly storage = new Map<string, string>();
  readonly window = Object.assign(new EventTarget(), { quintetPreloads: undefined });
  #server = createServer((request, response) => void this.#answer(request, response));
  #origin = '';
  readonly requests: string[] = [];
  /** The server's handler; by default it responds 404. */
  serve: (request: IncomingMessage, body: string) => { status: number; json: unknown } | 'breaks' = () => ({
    status: 404,
    json: { error: 'api.not_found', result: null },
  });

  async start(): Promise<void> {
    browsers += 1;
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    const absolute = (input: string | URL | Request) =>
      typeof input === 'string' ? new URL(input, this.#origin) : input;
    const { Request: NodeRequest, fetch: nodeFetch } = globalThis;
    class PageRequest extends NodeRequest {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(absolute(input), init);
      }
    }
    vi.stubGlobal('Request', PageRequest);
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) => nodeFetch(absolute(input), init));
    vi.stubGlobal('window', this.window);
    vi.stubGlobal('addEventListener', this.window.addEventListener.bind(this.window));
    vi.stubGlobal('removeEventListener', this.window.removeEventListener.bind(this.window));
    vi.stubGlobal('screen', { width: 390, height: 844, colorDepth: 24 });
    vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { lang: '' } }));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.storage.get(key) ?? null,
      setItem: (key: string, value: string) => void this.storage.set(key, value),
      removeItem: (key: string) => void this.storage.delete(key),
    });
  }

  async stop(): Promise<void> {
    vi.unstubAllGlobals();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Loads the modules of one tab, separate from those of other tabs. */
  async openTab() {
    vi.resetModules();
    const [api, session, maintenance, loginDialog, failures, localData, words, tabAtomStore, device] =
      await Promise.all([
        import('../src/shared/requests/api.ts'),
        import('../src/shared/session/session.ts'),
        import('../src/shared/requests/maintenance.ts'),
        import('../src/shared/session/login-dialog.ts'),
        import('../src/shared/feedback/resolve-thrown-error.ts'),
        import('../src/shared/session/local-data.ts'),
        import('../src/shared/appearance/translations.ts'),
        import('../src/shared/storage/tab-atom-store.ts'),
        import('../src/shared/session/device.ts'),
      ]);
    return {
      ...api,
      ...session,
      ...maintenance,
      ...loginDialog,
      ...failures,
      ...localData,
      ...words,
      ...tabAtomStore,
      ...device,
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.requests.push(`${request.method} ${request.url}`);
    const answer = this.serve(request, Buffer.concat(chunks).toString());
    if (answer === 'breaks') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.json));
  }
}

/** Browsers of one process get different tokens. */
let browsers = 0;

/** A token of a user as the client reads it; the signature differs per browser. */
export function createTestToken(user: string, version: number): string {
  const payload = { sub: user, did: 'device-1', exp: 2_000_000_000, version };
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.${version}of${String(browsers).padStart(16, '0')}`;
}
