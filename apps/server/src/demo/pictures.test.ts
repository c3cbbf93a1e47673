import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../http/test-server.ts';
import { draw, PICTURES } from './drawn/draw.ts';
import { PEOPLE } from './people.ts';
import { ROOMS } from './rooms.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('drawn pictures', () => {
  it('are there for everybody and every group, no two the same', () => {
    const wanted = [...PEOPLE, ...ROOMS].map(({ picture }) => picture);
    expect(new Set(wanted).size).toBe(wanted.length);
    for (const name of wanted) expect(PICTURES).toContain(name);
    expect(new Set(PICTURES.map(draw)).size).toBe(PICTURES.length);
  });

  it('are well-formed and small', () => {
    for (const name of PICTURES) {
      const picture = draw(name)!;
      expect(picture).not.toMatch(/NaN|undefined/);
      expect(picture.length).toBeLessThan(8000);
      const open = [...picture.matchAll(/<([a-zA-Z]+)[^>]*[^/]>/g)].length;
      expect([...picture.matchAll(/<\/[a-zA-Z]+>/g)]).toHaveLength(open);
    }
  });

  it('are served as pictures that can do nothing else', async () => {
    const { status, headers, text } = await server.call('GET', '/media/drawn/face-01.svg');
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/svg+xml',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(text).toBe(draw('face-01'));
    for (const path of ['/media/drawn/face-99.svg', '/media/drawn/face-01', '/media/drawn/..%2f..%2fsecret.svg']) {
      expect((await server.call('GET', path)).status).toBe(404);
    }
  });

  it('of posts are drawn when they are first asked for, and kept', async () => {
    const path = '/media/drawn/dunes-3-360.webp';
    await server.services.store.remove('drawn/dunes-3-360.webp');
    const [one, other] = await Promise.all([server.call('GET', path), server.call('GET', path)]);
    const size = await server.services.store.size('drawn/dunes-3-360.webp');
    for (const { status, headers } of [one, other]) {
      expect([status, headers['content-type'], headers['content-length']]).toEqual([200, 'image/webp', String(size)]);
    }
    for (const name of ['dunes-99-360.webp', 'dunes-3-361.webp', 'dunes-3-360.png', 'nothing-1-360.webp']) {
      expect((await server.call('GET', `/media/drawn/${name}`)).status).toBe(404);
    }
  });

  it('of posts may be films, which come in ranges', async () => {
    await server.services.store.keep('drawn/sea-101.mp4', Buffer.from('0123456789'), 'video/mp4');
    const film = await server.call('GET', '/media/drawn/sea-101.mp4', { headers: { range: 'bytes=2-5' } });
    await server.services.store.remove('drawn/sea-101.mp4');
    expect([film.status, film.headers['content-type'], film.text]).toEqual([206, 'video/mp4', '2345']);
    expect((await server.call('GET', '/media/drawn/sea-1.mp4')).status).toBe(404);
  });
});
