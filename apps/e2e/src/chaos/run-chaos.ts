import { type BrowserContext, expect } from '@playwright/test';
import { createRandom, type Random } from '@quintet/domain/random';
import { GROUPS } from '@quintet/demo/groups';
import { TOPICS } from '@quintet/demo/talks';
import { accountAt } from '../accounts.ts';
import type { Server } from '../server.ts';
import { BadLine } from './faulty-proxy.ts';
import { Herd } from './server-pool.ts';
import { Talker } from './chat-actor.ts';
import { Witness } from './oracle.ts';

/** Places in the demo world: the first two are in every group, the third is the owner of the one where they talk. */
const PLACES = [0, 1, 15];
const LETTERS = ['a', 'b', 'c'];
const MARK = 'storm';

export interface StormOptions {
  seed: number;
  /** Everybody does something in each of so many rounds. */
  rounds: number;
  /** Times that a server is killed. */
  kills: number;
  servers: readonly Server[];
  openBrowser: (options: { server: BadLine }) => Promise<BrowserContext>;
}

/** What one does in a round, of a hundred. */
const DOINGS: [number, (talker: Talker, random: Random) => Promise<void>][] = [
  [46, (talker) => talker.write()],
  [14, (talker, random) => talker.burst(2 + random.below(3))],
  [8, (talker) => talker.sendAndClose(true)],
  [6, (talker) => talker.sendAndClose(false)],
  [6, (talker) => (talker.tabs.length < 2 ? talker.open() : talker.close())],
  [6, (talker) => talker.reload()],
  [8, (talker) => talker.leave()],
  [3, (talker) => talker.vanish(true)],
  [3, (talker) => talker.vanish(false)],
];

function draw<T>(random: Random, shares: readonly [number, T][]): T {
  let dice = random.below(shares.reduce((sum, [share]) => sum + share, 0));
  return shares.find(([share]) => (dice -= share) < 0)![1];
}

/**
 * People talk over a bad line, at servers that are killed, from tabs that are closed in the middle; then the weather clears.
 * Nothing that anybody saw as written may be lost, doubled or moved, at any time.
 */
export async function storm({ seed, rounds, kills, servers, openBrowser }: StormOptions): Promise<void> {
  const random = createRandom(seed);
  const herd = new Herd(servers, createRandom(seed + 1));
  const line = await new BadLine(createRandom(seed + 2), () => herd.ports).open();
  const port = (): number => herd.ports[0]!;
  const witness = new Witness(accountAt(PLACES[0]!), port);
  const room = await roomOf(witness);
  const talkers: Talker[] = [];
  for (const [index, place] of PLACES.entries()) {
    const context = await openBrowser({ server: line });
    const at = { room: room.id, mark: MARK, letter: LETTERS[index]! };
    talkers.push(await Talker.come(context, accountAt(place), at, port));
  }

  line.isBad = true;
  for (let round = 0; round < rounds; round += 1) {
    const isKill = Math.floor(((round + 1) * kills) / rounds) > Math.floor((round * kills) / rounds);
    const isCut = random.below(8) === 0;
    const doings = talkers.map((talker) => draw(random, DOINGS)(talker, random));
    if (isCut) line.cut();
    // Of several servers none owns the database.
    if (isKill) await herd.kill(servers.length === 1 && random.below(5) === 0 ? 'everything' : 'server');
    await Promise.all(doings);
    if (round % 10 === 9) await expectNothingLost();
  }
  await expectNothingLost();

  line.isBad = false;
  await Promise.all([herd.whole(), ...talkers.map((talker) => talker.vanish(false))]);
  for (const talker of talkers) await talker.expectAllSent();
  const history = await witness.history(room.id, room.last_seq);
  for (const talker of talkers) talker.expectIn(history);
  for (const talker of talkers) await talker.expectList();
  await Promise.all(talkers.map((talker) => talker.expectToShow(history)));
  for (const talker of talkers) await talker.expectList();
  expect(herd.kills).toBe(kills);
  await line.close();

  /** What was seen as written is at the server, or waits on the device. */
  async function expectNothingLost(): Promise<void> {
    // The devices first: a message leaves the outbox only when the server has it.
    const waiting = await Promise.all(talkers.map((talker) => talker.waiting()));
    await herd.whole();
    const texts = new Set((await witness.history(room.id, room.last_seq)).map(({ text }) => text));
    for (const [index, talker] of talkers.entries()) {
      const lost = talker.shown.filter((text) => !waiting[index]!.includes(text) && !texts.has(text));
      expect(lost, 'neither at the server nor in the outbox').toEqual([]);
    }
  }
}

async function roomOf(witness: Witness) {
  const { topic } = GROUPS.find(({ owner }) => owner === PLACES[2])!;
  return (await witness.groups()).find(({ display_name }) => display_name === TOPICS[topic]!.name.en)!;
}
