import { type BrowserContext, expect } from '@playwright/test';
import type { TestAccount } from '../accounts.ts';
import { TestUser } from '../test-user.ts';
import { type DeviceChatState, readDeviceChatState } from './device-chat-state.ts';
import { type ComparedMessage, type ComparedGroupState, ServerStateReader } from './server-state-reader.ts';

/** Covers the longest retry delay plus one attempt. */
const SYNC_TIMEOUT_MS = 60_000;

interface WrittenText {
  text: string;
  /** The user saw the text on the screen: from then on it must not be lost. */
  wasShown: boolean;
}

interface ActorOptions {
  room: string;
  /** All texts of a run start with this tag. */
  tag: string;
  /** The letter of this actor's texts. */
  letter: string;
}

const formatGroupState = ({ unread, last_seq, last_viewed_seq }: ComparedGroupState): string =>
  `${unread} unread of ${last_seq}, viewed to ${last_viewed_seq}`;

/** A user who writes in one room from one or two tabs, while connections and tabs fail. */
export class ChaosActor {
  readonly user: TestUser;
  readonly letter: string;
  readonly written: WrittenText[] = [];
  /** Messages that the server has acknowledged: text → seq. */
  readonly acknowledged = new Map<string, number>();
  readonly #options: ActorOptions;
  readonly #serverStateReader: ServerStateReader;
  #tabs: TestUser[];
  #count = 0;

  private constructor(user: TestUser, options: ActorOptions, serverState: ServerStateReader) {
    this.user = user;
    this.#serverStateReader = serverState;
    this.letter = options.letter;
    this.#options = options;
    this.#tabs = [user];
    user.context.on('response', (response) => {
      if (response.request().method() !== 'POST' || !response.url().endsWith('/api/v1/messages')) return;
      if (response.status() !== 200) return;
      // A closed tab does not receive the response.
      response.json().then(
        ({ result }: { result: { text: string; seq: number } }) => this.acknowledged.set(result.text, result.seq),
        () => undefined,
      );
    });
  }

  static async create(
    context: BrowserContext,
    account: TestAccount,
    options: ActorOptions,
    port: () => number,
  ): Promise<ChaosActor> {
    const actor = new ChaosActor(
      await TestUser.signIn(context, account),
      options,
      new ServerStateReader(account, port),
    );
    await actor.user.openRoom(options.room);
    // A room without cached messages cannot open on a faulty connection.
    await expect(actor.user.log.getByRole('article').last()).toBeVisible();
    return actor;
  }

  get tabs(): readonly TestUser[] {
    return this.#tabs;
  }

  get #tab(): TestUser {
    return this.#tabs.at(-1)!;
  }

  /** Sends a text and waits for its bubble. */
  async write(): Promise<void> {
    const written = await this.#press();
    await expect(this.#tab.bubble(written.text), written.text).toBeVisible();
    written.wasShown = true;
  }

  /** Sends several texts as fast as possible. */
  async burst(count: number): Promise<void> {
    const burst: WrittenText[] = [];
    while (burst.length < count) burst.push(await this.#press());
    for (const written of burst) {
      await expect(this.#tab.bubble(written.text), written.text).toBeVisible();
      written.wasShown = true;
    }
  }

  /** Sends a text and closes the tab, with or without waiting for the bubble. */
  async sendAndClose(waitsForBubble: boolean): Promise<void> {
    if (waitsForBubble) await this.write();
    else await this.#press();
    await this.close();
    if (waitsForBubble) return;
    const { outbox, messages, drafts } = await this.readLocalState();
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
    await this.setOffline(false);
    const tab = new TestUser(this.user.context, await this.user.context.newPage(), this.user.t);
    this.#tabs.push(tab);
    await tab.page.goto(`/room/${this.#options.room}`);
  }

  async reload(): Promise<void> {
    await this.setOffline(false);
    await this.#tab.page.reload();
    await this.#enter();
  }

  /** Leaves the room; the next text reopens it. */
  async leaveRoom(): Promise<void> {
    if (this.#isInRoom()) await this.#tab.leaveRoom();
  }

  async setOffline(isGone: boolean): Promise<void> {
    await this.user.context.setOffline(isGone);
  }

  readLocalState(): Promise<DeviceChatState> {
    return readDeviceChatState(this.#tab.page, this.user.userId);
  }

  /** Texts on the device: the outbox and cached messages. */
  async readSavedTexts(): Promise<string[]> {
    const { outbox, messages } = await this.readLocalState();
    return [...outbox, ...messages].flatMap(({ text }) => text ?? []);
  }

  get shownTexts(): string[] {
    return this.written.filter(({ wasShown }) => wasShown).map(({ text }) => text);
  }

  /** Expects an empty outbox on a working network. */
  async expectAllSent(): Promise<void> {
    await expect.poll(async () => (await this.readLocalState()).outbox, { timeout: SYNC_TIMEOUT_MS }).toEqual([]);
  }

  /** Expects the written texts once and in order, and acknowledged messages at their seq. */
  expectInHistory(history: readonly ComparedMessage[]): void {
    const mine = history.filter(({ text }) => text?.startsWith(`${this.#options.tag} ${this.letter}`));
    expect(mine.map(({ text }) => text)).toEqual(this.shownTexts);
    for (const [text, seq] of this.acknowledged) expect(mine).toContainEqual(expect.objectContaining({ text, seq }));
  }

  /** Expects the same groups on the device as on the server. */
  async expectSameGroups(): Promise<void> {
    const differing = async (): Promise<unknown[]> => {
      const here = new Map((await this.readLocalState()).groups.map((group) => [group.id, formatGroupState(group)]));
      const there = (await this.#serverStateReader.groups()).map(
        (group) => [group.id, formatGroupState(group)] as const,
      );
      return there
        .filter(([id, theirs]) => here.get(id) !== theirs)
        .map(([id, theirs]) => `${id}: ${here.get(id)} here, ${theirs} at the server`);
    };
    await expect.poll(differing, { timeout: SYNC_TIMEOUT_MS }).toEqual([]);
  }

  /** Expects every tab to show the history, also after a reload. */
  async expectShownHistory(history: readonly ComparedMessage[]): Promise<void> {
    const { tag, room } = this.#options;
    const expected = history.map(({ id, seq, text }) => ({ id, seq, text }));
    const texts = history.flatMap(({ text }) => text?.slice(tag.length + 1) ?? []);
    for (const tab of this.#tabs) await this.#enter(tab);
    for (const tab of this.#tabs) await expectToEndWith(tab);
    const mine = (await this.readLocalState()).messages.filter(
      ({ group_id, seq }) => group_id === room && seq >= expected[0]!.seq,
    );
    expect(mine.map(({ id, seq, text }) => ({ id, seq, text }))).toEqual(expected);
    await this.reload();
    await expectToEndWith(this.#tab);

    async function expectToEndWith(tab: TestUser): Promise<void> {
      // A room starts at its unread messages, and stays where it was when more than a screen of messages was missed.
      const showsNewest = async (): Promise<boolean> => {
        await tab.goToNewest();
        return tab.bubble(`${tag} ${texts.at(-1)}`).isVisible();
      };
      await expect.poll(showsNewest, { timeout: SYNC_TIMEOUT_MS }).toBe(true);
      const end = async (): Promise<boolean> => {
        const shown = await tab.conversation(tag);
        return shown.length > 0 && texts.join().endsWith(shown.join());
      };
      await expect.poll(end, { timeout: SYNC_TIMEOUT_MS }).toBe(true);
    }
  }

  #isInRoom(tab = this.#tab): boolean {
    return tab.page.url().includes('/room/');
  }

  /** The next action waits; other tests check how fast a page opens. */
  async #enter(tab = this.#tab): Promise<void> {
    if (!this.#isInRoom(tab)) await tab.getRow(this.#options.room).click();
  }

  async #press(): Promise<WrittenText> {
    await this.#enter();
    this.#count += 1;
    const text = `${this.#options.tag} ${this.letter}${String(this.#count).padStart(3, '0')}`;
    const written: WrittenText = { text, wasShown: false };
    await this.#tab.composer.fill(text);
    this.written.push(written);
    await this.#tab.page.getByRole('button', { name: this.user.t('chat.composer.send') }).click();
    return written;
  }
}
