import { createStore } from 'jotai/vanilla';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../shared/requests/api.ts';
import { discoverKindsAtom, refreshDiscoverKinds } from './kinds.ts';

vi.mock('../../shared/requests/api.ts', () => ({ api: { GET: vi.fn() } }));
vi.mock('../../shared/session/session.ts', () => ({ getCurrentSession: vi.fn() }));

let answer: () => Promise<unknown>;
beforeEach(() => {
  vi.mocked(api.GET).mockImplementation(async () => ({ data: { result: await answer() } }));
});

const kindsOf = (...kinds: string[]) => kinds.map((kind) => ({ kind, count: 1 }));

describe('kinds of discover content', () => {
  it('have the order of the server', async () => {
    const store = createStore();
    answer = async () => kindsOf('gallery', 'sports');
    await refreshDiscoverKinds({ store });
    expect(store.get(discoverKindsAtom)).toEqual(['gallery', 'sports']);
  });

  it('stay as they are when the request fails', async () => {
    const store = createStore();
    answer = () => Promise.reject(new Error('offline'));
    await refreshDiscoverKinds({ store });
    expect(store.get(discoverKindsAtom)).toBeUndefined();
  });

  it('keep the result of the last load when an earlier response arrives later', async () => {
    const store = createStore();
    const early = Promise.withResolvers<unknown>();
    answer = () => early.promise;
    const first = refreshDiscoverKinds({ store });
    answer = async () => kindsOf('trend');
    await refreshDiscoverKinds({ store });
    early.resolve(kindsOf('gallery'));
    await first;
    expect(store.get(discoverKindsAtom)).toEqual(['trend']);
  });
});
