import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BRANDS } from './list.ts';
import { fetchBrandConfigJson, resolveShownBrand } from './load.ts';

const first = BRANDS[0];
const last = BRANDS.at(-1)!;
const findBrand = async (name: string): Promise<unknown> => BRANDS.find(({ id }) => id === name.toUpperCase());
const answering = (answer: unknown) => resolveShownBrand({ fetchConfig: async () => answer, findBrand, first, last });

describe('resolveShownBrand', () => {
  test('uses the brand of the response', async () => {
    for (const brand of BRANDS) expect(await answering({ result: { brand: structuredClone(brand) } })).toEqual(brand);
  });

  test('uses the brand that the response only names', async () => {
    for (const brand of BRANDS) expect(await answering({ result: { brand: brand.id } })).toBe(brand);
    expect(await answering({ result: { brand: 'mee' } })).toBe(BRANDS[1]);
    expect(await answering({ result: { brand: 'nobody' } })).toBe(first);
  });

  test('uses the first brand if the response names none', async () => {
    expect(await answering({ result: { brand: null } })).toBe(first);
    expect(await answering({ result: {} })).toBe(first);
    expect(await answering(null)).toBe(first);
  });

  test('uses the first brand if the response is not a valid brand', async () => {
    expect(await answering({ result: { brand: { ...BRANDS[1], slug: 'X' } } })).toBe(first);
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (brand) => (await answering({ result: { brand } })) === first),
    );
    await fc.assert(fc.asyncProperty(fc.jsonValue(), async (answer) => (await answering(answer)) === first));
  });

  test('uses the last brand if the request fails', async () => {
    const brand = await resolveShownBrand({
      fetchConfig: () => Promise.reject(new TypeError('failed to fetch')),
      findBrand,
      first,
      last,
    });
    expect(brand).toBe(last);
  });

  test('validates a built-in brand without a request', async () => {
    expect(await resolveShownBrand({ builtIn: BRANDS[2] })).toBe(BRANDS[2]);
    await expect(resolveShownBrand({ builtIn: { ...BRANDS[2], order: 0 } })).rejects.toThrow('/order');
  });
});

describe('fetchBrandConfigJson', () => {
  let server: Server | undefined;

  afterEach(() => {
    server?.close();
    vi.unstubAllGlobals();
  });

  async function serve(listener: RequestListener): Promise<void> {
    server = createServer(listener);
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const realFetch = globalThis.fetch;
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => realFetch(`http://127.0.0.1:${port}${path}`, init));
  }

  const load = () => resolveShownBrand({ fetchConfig: fetchBrandConfigJson, findBrand, first, last });

  test('requests GET /brand/config', async () => {
    await serve((request, response) => {
      const brand = request.method === 'GET' && request.url === '/brand/config' ? BRANDS[1] : null;
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ result: { brand } }));
    });
    expect(await load()).toEqual(BRANDS[1]);
  });

  test('rejects an error status, an HTML page and a missing response', async () => {
    await serve((_, response) => response.writeHead(503).end(JSON.stringify({ result: { brand: BRANDS[1] } })));
    expect(await load()).toBe(last);
    server?.close();
    await serve((_, response) => response.end('<!doctype html>'));
    expect(await load()).toBe(last);
    server?.close();
    server?.closeAllConnections();
    expect(await load()).toBe(last);
  });
});
