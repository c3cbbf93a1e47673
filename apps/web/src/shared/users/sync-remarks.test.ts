import fc, { type Scheduler } from 'fast-check';
import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../requests/api.ts';
import type { Session } from '../session/session.ts';
import { refreshRemarkNicknames, restoreRemarkNicknames, saveRemarkNickname } from './sync-remarks.ts';
import { upsertGroupUsersAtom, toCachedGroupUser, toGroupUserKey, groupUsersByKeyAtom } from './users.ts';

vi.mock('../requests/api.ts', () => ({ api: { GET: vi.fn(), PUT: vi.fn(), DELETE: vi.fn() } }));

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const USERS = ['u2', 'u3'];
const openTab = (userId = 'u1'): Session => ({ userId, isSignedIn: true, store: createStore() });
const getName = ({ store }: Session, id: string): string | undefined =>
  store.get(groupUsersByKeyAtom).get(toGroupUserKey('g1', id))?.nickname;

/** A server and the tabs of one user. Requests, responses and events arrive in the scheduler's order. */
function createWorld(scheduler: Scheduler, tabCount: number) {
  const remarks = new Map<string, string>();
  const tabs = Array.from({ length: tabCount }, () => openTab());
  const running: Promise<unknown>[] = [];
  const arrive = (label: string) => scheduler.schedule(Promise.resolve(), label);

  function change(id: string, nickname: string): void {
    if (nickname) remarks.set(id, nickname);
    else remarks.delete(id);
    for (const tab of tabs) running.push(arrive('event').then(() => refreshRemarkNicknames(tab)));
  }
  /** A user as the server presents them now, which a cache may receive later. */
  function receive(tab: Session, id: string): void {
    const summary = { id, nickname: remarks.get(id) ?? id, origin_nickname: id, avatar: null, avatar_thumbnail: null };
    running.push(arrive('user').then(() => tab.store.set(upsertGroupUsersAtom, [toCachedGroupUser(summary, 'g1')])));
  }
  vi.mocked(api.GET).mockImplementation((async () => {
    await arrive('request');
    const result = Array.from(remarks, ([id, nickname]) => ({ id, nickname }));
    await arrive('response');
    return { data: { result } };
  }) as never);
  const write = async (
    _path: string,
    { params, body }: { params: { path: { id: string } }; body?: { nickname: string } },
  ) => {
    await arrive('request');
    change(params.path.id, body?.nickname ?? '');
    await arrive('response');
    return { data: {} };
  };
  vi.mocked(api.PUT).mockImplementation(write as never);
  vi.mocked(api.DELETE).mockImplementation(write as never);

  /** Waits until nothing is under way. */
  async function settle(): Promise<void> {
    for (let done = -1; done !== running.length;) {
      done = running.length;
      await Promise.all([scheduler.waitFor(Promise.all(running)), scheduler.waitIdle()]);
    }
  }
  return { remarks, tabs, change, receive, settle, run: (promise: Promise<unknown>) => running.push(promise) };
}

const id = fc.constantFrom(...USERS);
const nickname = fc.constantFrom('', '  ', 'Boss', 'Neighbour');
const action = fc.record({ kind: fc.constantFrom('save', 'change', 'receive', 'load'), tab: fc.nat(2), id, nickname });

test('remark nicknames: every tab shows them, in any order of requests, events and cached users', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(action, { maxLength: 8 }), async (scheduler, actions) => {
      const world = createWorld(scheduler, 3);
      for (const { kind, tab, ...step } of actions) {
        const session = world.tabs[tab]!;
        if (kind === 'save') world.run(saveRemarkNickname(session, step.id, step.nickname));
        else if (kind === 'change') world.change(step.id, step.nickname.trim());
        else if (kind === 'receive') world.receive(session, step.id);
        else world.run(refreshRemarkNicknames(session));
      }
      for (const tab of world.tabs) for (const user of USERS) world.receive(tab, user);
      await world.settle();
      for (const tab of world.tabs)
        for (const user of USERS) expect(getName(tab, user)).toBe(world.remarks.get(user) ?? user);
    }),
    { numRuns: 300 },
  );
});

test('remark nicknames: a new tab shows the device’s copy at once, another account never does', async () => {
  vi.mocked(api.GET).mockResolvedValue({ data: { result: [{ id: 'u2', nickname: 'Boss' }] } } as Awaited<
    ReturnType<typeof api.GET>
  >);
  await refreshRemarkNicknames(openTab());
  const [own, other] = [openTab(), openTab('u9')];
  for (const tab of [own, other]) {
    restoreRemarkNicknames(tab);
    tab.store.set(upsertGroupUsersAtom, [
      { key: 'g1/u2', id: 'u2', nickname: 'Ann', avatar: null, avatar_thumbnail: null },
    ]);
  }
  expect([getName(own, 'u2'), getName(other, 'u2')]).toEqual(['Boss', 'Ann']);
});
