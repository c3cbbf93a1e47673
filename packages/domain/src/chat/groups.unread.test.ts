import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  getLastSeqCountedByReadMarker,
  mergeListedGroup,
  type ReadMarker,
  withReceivedMessage,
  withReadMarker,
} from './groups.ts';
import { type Group, isSystemMessageType, type Message } from './message.ts';
import { makeGroupFixture, makeMessageFixture } from './fixtures.ts';

/** A small model of server, device and network: the device's unread count agrees with the server after any sequence of losses. */

const ME = 'u1';
const OTHER = 'u2';

type ServerEvent = { message: Message } | { view: ReadMarker };

/** One group at the server, with its log of events. */
class Server {
  readonly log: ServerEvent[] = [];
  readonly #messages: Message[] = [];
  #viewed = 0;

  get #last(): number {
    return this.#messages.length;
  }

  /** Number of countable messages after `seq`. */
  #after(seq: number): number {
    return this.#messages.filter((message) => message.seq > seq && !isSystemMessageType(message.type)).length;
  }

  say(user_id: string, type: Message['type'] = 'text'): Message {
    const message = makeMessageFixture(this.#last + 1, { user_id, type });
    this.#messages.push(message);
    this.log.push({ message });
    if (user_id === ME && !isSystemMessageType(type)) this.view(message.seq);
    return message;
  }

  view(seq: number): ReadMarker {
    const standing = { user_id: ME, msg_id: `m${seq}`, unread: this.#after(seq), last_seq: this.#last };
    if (seq > this.#viewed) {
      this.#viewed = seq;
      this.log.push({ view: { ...standing, seq } });
    }
    return { ...standing, seq, unread: this.#after(this.#viewed) };
  }

  list(): Group {
    const last_message = this.#messages.at(-1) ?? null;
    const unread = this.#after(this.#viewed);
    return makeGroupFixture({ last_seq: this.#last, last_message, last_viewed_seq: this.#viewed, unread });
  }
}

/** A device's state, and the answers still on their way to it. */
class Device {
  group: Group;
  readonly #server: Server;
  readonly #kept = new Map<number, Message>();
  #heard = 0;
  #answers: (() => void)[] = [];
  #untold: number | null = null;
  #misses = 0;
  #listedAfter = 0;

  constructor(server: Server) {
    this.#server = server;
    this.group = server.list();
  }

  /** Number of countable messages after `after`; null when the device has not stored all of them. */
  #since(after: number): number | null {
    let count = 0;
    for (let seq = after + 1; seq <= this.group.last_seq; seq += 1) {
      const message = this.#kept.get(seq);
      if (!message) return null;
      if (!isSystemMessageType(message.type)) count += 1;
    }
    return count;
  }

  #arrive(message: Message): void {
    this.#kept.set(message.seq, message);
    this.group = withReceivedMessage(this.group, message, ME);
  }

  #view(view: ReadMarker): void {
    this.group = withReadMarker(this.group, view, ME, this.#since(getLastSeqCountedByReadMarker(view)));
  }

  #hearOne(): void {
    const told = this.#server.log[this.#heard];
    if (!told) return;
    this.#heard += 1;
    if ('message' in told) this.#arrive(told.message);
    else this.#view(told.view);
  }

  hear(count: number): void {
    for (let heard = 0; heard < count; heard += 1) this.#hearOne();
  }

  /** Receives the last `count` events a second time. */
  hearAgain(count: number): void {
    this.#heard = Math.max(0, this.#heard - count);
    this.hear(count);
  }

  /** Skips the events not received yet; the device requests the list later. */
  miss(): void {
    this.#heard = this.#server.log.length;
    this.#misses += 1;
  }

  say(isLost: boolean): void {
    const message = this.#server.say(ME);
    if (!isLost) this.#answers.push(() => this.#arrive(message));
  }

  view(back: number, isLost: boolean): void {
    const seq = this.group.last_seq - back;
    if (seq <= this.group.last_viewed_seq) return;
    this.#view({ user_id: ME, msg_id: `m${seq}`, seq });
    this.#untold = seq;
    if (!isLost) this.tellView();
  }

  tellView(): void {
    const seq = this.#untold;
    if (seq === null) return;
    const answer = this.#server.view(seq);
    this.#answers.push(() => {
      if (this.#untold === seq) this.#untold = null;
      this.#view(answer);
    });
  }

  ask(): void {
    const listed = this.#server.list();
    const misses = this.#misses;
    this.#answers.push(() => {
      this.#listedAfter = misses;
      this.group = mergeListedGroup(this.group, listed, this.#since(listed.last_seq));
    });
  }

  answer(which: number, isLost: boolean): void {
    const [answer] = this.#answers.splice(which % Math.max(1, this.#answers.length), 1);
    if (!isLost) answer?.();
  }

  /** Delivers every outstanding answer and event. */
  settle(): void {
    while (this.#answers.length > 0) this.answer(0, false);
    this.tellView();
    if (this.#listedAfter < this.#misses) this.ask();
    this.hear(this.#server.log.length);
    while (this.#answers.length > 0) this.answer(0, false);
    this.hear(this.#server.log.length);
  }
}

type Happening = (server: Server, device: Device) => void;
const count = fc.nat(3);

const happenings: fc.Arbitrary<Happening>[] = [
  fc.constant((server) => void server.say(OTHER)),
  fc.constant((server) => void server.say(OTHER, 'member_join')),
  fc.constant((server) => void server.say(ME)),
  count.map((back) => (server) => void server.view(Math.max(0, server.list().last_seq - back))),
  fc.boolean().map((isLost) => (_, device) => device.say(isLost)),
  fc.tuple(count, fc.boolean()).map(
    ([back, isLost]) =>
      (_, device) =>
        device.view(back, isLost),
  ),
  count.map((some) => (_, device) => device.hear(some)),
  count.map((some) => (_, device) => device.hearAgain(some)),
  fc.constant((_, device) => device.miss()),
  fc.constant((_, device) => device.ask()),
  fc.constant((_, device) => device.tellView()),
  fc.tuple(count, fc.boolean()).map(
    ([which, isLost]) =>
      (_, device) =>
        device.answer(which, isLost),
  ),
];

test('unread count equals the server’s after events, answers and lists were lost, late or repeated', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(...happenings), { maxLength: 40 }), (all) => {
      const server = new Server();
      server.say(OTHER);
      const device = new Device(server);
      for (const happen of all) happen(server, device);
      device.settle();
      const { unread, last_seq, last_viewed_seq } = server.list();
      expect(device.group).toMatchObject({ unread, last_seq, last_viewed_seq });
    }),
    { numRuns: 3000 },
  );
});
