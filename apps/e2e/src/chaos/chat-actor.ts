import { type BrowserContext, expect } from '@playwright/test';
import type { Account } from '../accounts.ts';
import { Person } from '../test-user.ts';
import { type Kept, readKept } from './local-state.ts';
import { type Said, type Standing, Witness } from './oracle.ts';

/** Milliseconds that the longest pause between two attempts takes, and one attempt. */
const PATIENCE = 60_000;

interface Written {
  text: string;
  /** It was on the screen as written: from then on it may not be lost. */
  wasShown: boolean;
}

interface Place {
  room: string;
  /** What all texts of a storm begin with. */
  mark: string;
  /** What this one's texts go on with. */
  letter: string;
}

const standing = ({ unread, last_seq, last_viewed_seq }: Standing): string =>
  `${unread} unread of ${last_seq}, viewed to ${last_viewed_seq}`;

/** Somebody who writes in one room from one or two tabs, whatever happens to them. */
export class Talker {
  readonly me: Person;
  readonly letter: string;
  readonly written: Written[] = [];
  /** Messages that the server was heard to have taken, by text: where they stand. */
  readonly acknowledged = new Map<string, number>();
  readonly #place: Place;
  readonly #witness: Witness;
  #tabs: Person[];
  #count = 0;

  private constructor(me: Person, place: Place, witness: Witness) {
    this.me = me;
    this.#witness = witness;
    this.letter = place.letter;
    this.#place = place;
    this.#tabs = [me];
    me.context.on('response', (response) => {
      if (response.request().method() !== 'POST' || !response.url().endsWith('/api/v1/messages')) return;
      if (response.status() !== 200) return;
      // A tab that was closed meanwhile has not heard it.
      response.json().then(
        ({ result }: { result: { text: string; seq: number } }) => this.acknowledged.set(result.text, result.seq),
        () => undefined,
      );
    });
  }

  static async come(context: BrowserContext, account: Account, place: Place, port: () => number): Promise<Talker> {
    const talker = new Talker(await Person.signIn(context, account), place, new Witness(account, port));
    await talker.me.openRoom(place.room);
    // Whoever has nothing of a room on the device cannot open it on a bad line.
    await expect(talker.me.log.getByRole('article').last()).toBeVisible();
    return talker;
  }

  get tabs(): readonly Person[] {
    return this.#tabs;
  }

  get #tab(): Person {
    return this.#tabs.at(-1)!;
  }

  /** Writes a text and sees it in the room. */
  async write(): Promise<void> {
    const written = await this.#press();
    await expect(this.#tab.bubble(written.text), written.text).toBeVisible();
    written.wasShown = true;
  }

  /** Writes several as fast as one can. */
  async burst(count: number): Promise<void> {
    const burst: Written[] = [];
    while (burst.length < count) burst.push(await this.#press());
    for (const written of burst) {
      await expect(this.#tab.bubble(written.text), written.text).toBeVisible();
      written.wasShown = true;
    }
  }

  /** Sends, and is gone as soon as what was sent is seen; or without having looked. */
  async sendAndClose(hasLooked: boolean): Promise<void> {
    if (hasLooked) await this.write();
    else await this.#press();
    await this.close();
    if (hasLooked) return;
    const { outbox, messages, drafts } = await this.kept();
    const hasLast = ({ text }: { text: string | null }) => text === this.written.at(-1)!.text;
    if (outbox.some(hasLast) || messages.some(hasLast)) this.written.at(-1)!.wasShown = true;
    else {
      expect(drafts.some(hasLast), `${this.written.pop()!.text} was sent, or is still to be sent`).toBe(true);
    }
  }

  async close(): Promise<void> {
    await this.#tabs.pop()!.page.close();
    if (this.#tabs.length === 0) await this.open();
  }

  async open(): Promise<void> {
    await this.vanish(false);
    const tab = new Person(this.me.context, await this.me.context.newPage(), this.me.say);
    this.#tabs.push(tab);
    await tab.page.goto(`/room/${this.#place.room}`);
  }

  async reload(): Promise<void> {
    await this.vanish(false);
    await this.#tab.page.reload();
    await this.#enter();
  }

  /** Goes to the list of chats; the next text brings them back. */
  async leave(): Promise<void> {
    if (this.#isInRoom()) await this.#tab.leaveRoom();
  }

  async vanish(isGone: boolean): Promise<void> {
    await this.me.context.setOffline(isGone);
  }

  kept(): Promise<Kept> {
    return readKept(this.#tab.page, this.me.userId);
  }

  /** What waits on the device, that which the server has taken among it. */
  async waiting(): Promise<string[]> {
    const { outbox, messages } = await this.kept();
    return [...outbox, ...messages].flatMap(({ text }) => text ?? []);
  }

  get shown(): string[] {
    return this.written.filter(({ wasShown }) => wasShown).map(({ text }) => text);
  }

  /** The network is well: nothing is left to be sent. */
  async expectAllSent(): Promise<void> {
    await expect.poll(async () => (await this.kept()).outbox, { timeout: PATIENCE }).toEqual([]);
  }

  /** What was written is in the history once and in order, and what was acknowledged is where it was said to be. */
  expectIn(history: readonly Said[]): void {
    const mine = history.filter(({ text }) => text?.startsWith(`${this.#place.mark} ${this.letter}`));
    expect(mine.map(({ text }) => text)).toEqual(this.shown);
    for (const [text, seq] of this.acknowledged) expect(mine).toContainEqual(expect.objectContaining({ text, seq }));
  }

  /** The device's list of chats says what the server's does, and so does the screen. */
  async expectList(): Promise<void> {
    const differing = async (): Promise<unknown[]> => {
      const here = new Map((await this.kept()).groups.map((group) => [group.id, standing(group)]));
      const there = (await this.#witness.groups()).map((group) => [group.id, standing(group)] as const);
      return there
        .filter(([id, theirs]) => here.get(id) !== theirs)
        .map(([id, theirs]) => `${id}: ${here.get(id)} here, ${theirs} at the server`);
    };
    await expect.poll(differing, { timeout: PATIENCE }).toEqual([]);
  }

  /** Every tab shows what was said, and still does when it is loaded anew. */
  async expectToShow(history: readonly Said[]): Promise<void> {
    const { mark, room } = this.#place;
    const said = history.map(({ id, seq, text }) => ({ id, seq, text }));
    const texts = history.flatMap(({ text }) => text?.slice(mark.length + 1) ?? []);
    for (const tab of this.#tabs) {
      const comesNow = !this.#isInRoom(tab);
      await this.#enter(tab);
      // Who comes now begins with what they have not read.
      if (comesNow) await tab.goToNewest();
    }
    for (const tab of this.#tabs) await expectToEndWith(tab);
    const mine = (await this.kept()).messages.filter(({ group_id, seq }) => group_id === room && seq >= said[0]!.seq);
    expect(mine.map(({ id, seq, text }) => ({ id, seq, text }))).toEqual(said);
    await this.reload();
    await expectToEndWith(this.#tab);

    async function expectToEndWith(tab: Person): Promise<void> {
      await expect(tab.bubble(`${mark} ${texts.at(-1)}`)).toBeVisible({ timeout: PATIENCE });
      const end = async (): Promise<boolean> => {
        const shown = await tab.conversation(mark);
        return shown.length > 0 && texts.join().endsWith(shown.join());
      };
      await expect.poll(end, { timeout: PATIENCE }).toBe(true);
    }
  }

  #isInRoom(tab = this.#tab): boolean {
    return tab.page.url().includes('/room/');
  }

  /** What is done next waits until it can be done; how fast a page opens is for other tests. */
  async #enter(tab = this.#tab): Promise<void> {
    if (!this.#isInRoom(tab)) await tab.rowOf(this.#place.room).click();
  }

  async #press(): Promise<Written> {
    await this.#enter();
    this.#count += 1;
    const text = `${this.#place.mark} ${this.letter}${String(this.#count).padStart(3, '0')}`;
    const written: Written = { text, wasShown: false };
    await this.#tab.composer.fill(text);
    this.written.push(written);
    await this.#tab.page.getByRole('button', { name: this.me.say('chat.composer.send') }).click();
    return written;
  }
}
