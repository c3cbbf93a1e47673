import { type BrowserContext, expect } from '@playwright/test';
import { createSeededRandom, type SeededRandom } from '@quintet/domain/random';
import { DEMO_GROUPS } from '@quintet/demo/groups';
import { DIALOGUE_TOPICS } from '@quintet/demo/dialogues';
import { getDemoAccount } from '../accounts.ts';
import type { ServerProcess } from '../server-process.ts';
import { FaultyProxy } from './faulty-proxy.ts';
import { KillableServerPool } from './server-pool.ts';
import { ChaosActor } from './chaos-actor.ts';
import { ServerStateReader } from './server-state-reader.ts';

/** Indexes of demo users: the first two are in every group, the third owns the group of the run. */
const USER_INDEXES = [0, 1, 15];
const LETTERS = ['a', 'b', 'c'];
const TAG = 'chaos';

export interface ChaosOptions {
  seed: number;
  /** Each actor acts once per round. */
  rounds: number;
  /** The number of kills. */
  kills: number;
  servers: readonly ServerProcess[];
  openBrowser: (options: { server: FaultyProxy }) => Promise<BrowserContext>;
}

/** Actions with their weights in percent. */
const ACTIONS: [number, (actor: ChaosActor, random: SeededRandom) => Promise<void>][] = [
  [46, (actor) => actor.write()],
  [14, (actor, random) => actor.burst(2 + random.below(3))],
  [8, (actor) => actor.sendAndClose(true)],
  [6, (actor) => actor.sendAndClose(false)],
  [6, (actor) => (actor.tabs.length < 2 ? actor.open() : actor.close())],
  [6, (actor) => actor.reload()],
  [8, (actor) => actor.leaveRoom()],
  [3, (actor) => actor.setOffline(true)],
  [3, (actor) => actor.setOffline(false)],
];

function pickWeighted<T>(random: SeededRandom, shares: readonly [number, T][]): T {
  let dice = random.below(shares.reduce((sum, [share]) => sum + share, 0));
  return shares.find(([share]) => (dice -= share) < 0)![1];
}

/**
 * Users chat through a faulty proxy while servers are killed and tabs closed; then all faults end. No message that a user has seen as
 * sent may be lost, duplicated or moved at any time.
 */
export async function runChaos({ seed, rounds, kills, servers, openBrowser }: ChaosOptions): Promise<void> {
  const random = createSeededRandom(seed);
  const pool = new KillableServerPool(servers, createSeededRandom(seed + 1));
  const proxy = await new FaultyProxy(createSeededRandom(seed + 2), () => pool.ports).open();
  const port = (): number => pool.ports[0]!;
  const serverState = new ServerStateReader(getDemoAccount(USER_INDEXES[0]!), port);
  const room = await findRoom(serverState);
  const actors: ChaosActor[] = [];
  for (const [index, userIndex] of USER_INDEXES.entries()) {
    const context = await openBrowser({ server: proxy });
    const options = { room: room.id, tag: TAG, letter: LETTERS[index]! };
    actors.push(await ChaosActor.create(context, getDemoAccount(userIndex), options, port));
  }

  proxy.isFaulty = true;
  for (let round = 0; round < rounds; round += 1) {
    const isKill = Math.floor(((round + 1) * kills) / rounds) > Math.floor((round * kills) / rounds);
    const isCut = random.below(8) === 0;
    const actions = actors.map((actor) => pickWeighted(random, ACTIONS)(actor, random));
    if (isCut) proxy.disconnectAll();
    // With several servers the database runs on its own.
    if (isKill) await pool.kill(servers.length === 1 && random.below(5) === 0 ? 'everything' : 'server');
    await Promise.all(actions);
    if (round % 10 === 9) await expectNothingLost();
  }
  await expectNothingLost();

  proxy.isFaulty = false;
  await Promise.all([pool.waitUntilUp(), ...actors.map((actor) => actor.setOffline(false))]);
  for (const actor of actors) await actor.expectAllSent();
  const history = await serverState.history(room.id, room.last_seq);
  for (const actor of actors) actor.expectInHistory(history);
  for (const actor of actors) await actor.expectSameGroups();
  await Promise.all(actors.map((actor) => actor.expectShownHistory(history)));
  for (const actor of actors) await actor.expectSameGroups();
  expect(pool.kills).toBe(kills);
  await proxy.close();

  /** Expects each seen text on the server or in the outbox. */
  async function expectNothingLost(): Promise<void> {
    // Read the devices first: a message leaves the outbox only when the server has it.
    const waiting = await Promise.all(actors.map((actor) => actor.readSavedTexts()));
    await pool.waitUntilUp();
    const texts = new Set((await serverState.history(room.id, room.last_seq)).map(({ text }) => text));
    for (const [index, actor] of actors.entries()) {
      const lost = actor.shownTexts.filter((text) => !waiting[index]!.includes(text) && !texts.has(text));
      expect(lost, 'neither at the server nor in the outbox').toEqual([]);
    }
  }
}

async function findRoom(serverState: ServerStateReader) {
  const { topic } = DEMO_GROUPS.find(({ owner }) => owner === USER_INDEXES[2])!;
  return (await serverState.groups()).find(({ display_name }) => display_name === DIALOGUE_TOPICS[topic]!.name.en)!;
}
