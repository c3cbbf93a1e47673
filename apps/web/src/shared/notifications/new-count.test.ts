import fc, { type Scheduler } from 'fast-check';
import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { api } from '../requests/api.ts';
import { newNotificationCountAtom } from './new-count.ts';
import { notificationEventHandlers, reloadNotifications } from './event-handlers.ts';

vi.mock('../requests/api.ts', () => ({ api: { GET: vi.fn() } }));

/** A server and the tabs of one user. Requests, responses and events arrive in the scheduler's order, events of one connection in theirs. */
function createWorld(scheduler: Scheduler, tabCount: number) {
  const running: Promise<unknown>[] = [];
  const arrive = (label: string) => scheduler.schedule(Promise.resolve(), label);
  let rows: number[] = [];
  let [last, viewed] = [0, 0];
  const countUnseen = (): number => rows.filter((position) => position > viewed).length;

  function openTab() {
    const store = createStore();
    const context = { client: new QueryClient(), store };
    /** Null while the connection is lost. */
    let connection: { delivered: Promise<unknown> } | null = null;
    return {
      getBadge: () => store.get(newNotificationCountAtom),
      connect() {
        connection ??= { delivered: Promise.resolve() };
        reloadNotifications(context);
      },
      lose: () => void (connection = null),
      send() {
        const own = connection;
        if (!own) return;
        own.delivered = own.delivered.then(async () => {
          await arrive('render');
          const count = countUnseen();
          await arrive('event');
          if (own === connection) notificationEventHandlers.notification!({ type: 'notification', count }, context);
        });
        running.push(own.delivered);
      },
    };
  }
  const tabs = Array.from({ length: tabCount }, openTab);
  const notifyTabs = (): void => {
    for (const tab of tabs) tab.send();
  };

  vi.mocked(api.GET).mockImplementation((() => {
    const answer = (async () => {
      await arrive('request');
      const count = countUnseen();
      await arrive('response');
      return { data: { result: { count } } };
    })();
    running.push(answer);
    return answer;
  }) as never);

  return {
    tabs,
    countUnseen,
    add() {
      rows.push((last += 1));
      notifyTabs();
    },
    retract(which: number) {
      rows = rows.filter((_, index) => index !== which % Math.max(1, rows.length));
      notifyTabs();
    },
    view(upTo: number) {
      viewed = Math.max(viewed, upTo % (last + 1));
      notifyTabs();
    },
    settle: () => scheduler.waitFor(Promise.all(running)),
  };
}

const actions = fc.array(
  fc.oneof(
    fc.record({ type: fc.constantFrom('add', 'wait'), at: fc.constant(0) }),
    fc.record({ type: fc.constantFrom('retract', 'view', 'lose', 'connect'), at: fc.nat(9) }),
  ),
  { maxLength: 25 },
);

test('badge: equals the unseen rows after any sequence of events, tabs and losses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 3 }), actions, async (scheduler, tabCount, steps) => {
      const world = createWorld(scheduler, tabCount);
      for (const tab of world.tabs) tab.connect();
      for (const { type, at } of steps) {
        const tab = world.tabs[at % tabCount]!;
        if (type === 'add') world.add();
        else if (type === 'retract') world.retract(at);
        else if (type === 'view') world.view(at);
        else if (type === 'lose') tab.lose();
        else if (type === 'connect') tab.connect();
        else if (scheduler.count() > 0) await scheduler.waitOne();
      }
      for (const tab of world.tabs) {
        tab.lose();
        tab.connect();
      }
      await world.settle();
      expect(world.tabs.map(({ getBadge }) => getBadge())).toEqual(world.tabs.map(world.countUnseen));
    }),
    { numRuns: 300 },
  );
});
