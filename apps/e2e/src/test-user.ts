import { randomBytes } from 'node:crypto';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Account } from './accounts.ts';
import { SITES } from './site.ts';
import { wordsOf, type Say } from './translator.ts';

interface Session {
  token: string;
  refresh_token: string;
  user_id: string;
}

const SENDER = 'data-delivery';

/** Somebody at a browser: signs in, opens rooms, writes and reads as one does, by what is on the screen. */
export class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly say: Say;
  userId = '';
  #token = '';

  constructor(context: BrowserContext, page: Page, say: Say = wordsOf(SITES[0]!)) {
    this.context = context;
    this.page = page;
    this.say = say;
  }

  /** Signs in by a call and keeps the tokens as the app does: for flows that are about something else. */
  static async signIn(
    context: BrowserContext,
    account: Pick<Account, 'email' | 'password'>,
    say?: Say,
  ): Promise<Person> {
    const person = new Person(context, await context.newPage(), say);
    await person.signIn(account);
    return person;
  }

  async signIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
    const device = randomBytes(16).toString('hex');
    await this.page.goto('/login');
    const body = {
      mode: 'email',
      email,
      password,
      grant_type: 'password',
      device_type: 'web',
      device_id: device,
    };
    const session = await this.call<Session>('POST', '/api/v1/login', body);
    this.userId = session.user_id;
    this.#token = session.token;
    await this.page.evaluate(
      ([token, refresh, id]) => {
        localStorage.setItem('quintet.device', id);
        localStorage.setItem('quintet.refresh', refresh);
        localStorage.setItem('quintet.token', token);
      },
      [session.token, session.refresh_token, device] as const,
    );
  }

  /** A call of the contract as this person, beside the app. Returns its `result`. */
  async call<Result>(method: string, path: string, body?: unknown): Promise<Result> {
    const answer = await this.page.evaluate(
      async ([verb, url, token, json]) => {
        const response = await fetch(url, {
          method: verb,
          headers: {
            ...(json && { 'content-type': 'application/json' }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
          ...(json && { body: json }),
        });
        return { status: response.status, text: await response.text() };
      },
      [method, path, this.#token, body ? JSON.stringify(body) : ''] as const,
    );
    expect(answer.status, `${method} ${path}: ${answer.text}`).toBe(200);
    return (JSON.parse(answer.text) as { result: Result }).result;
  }

  /** The id of the direct message with somebody, made if need be. */
  async directRoom(userId: string): Promise<string> {
    const { id } = await this.call<{ id: string }>('POST', '/api/v1/groups/direct', { contact_id: userId });
    return id;
  }

  async openRoom(id: string): Promise<void> {
    await this.page.goto(`/room/${id}`);
    await expect(this.composer).toBeEditable();
  }

  /** Back to the list, as one does on a phone. */
  async leaveRoom(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('shell.nav.back'), exact: true }).click();
    await expect(this.page).toHaveURL(/\/chat$/);
  }

  /** The room's row in the list of chats. */
  rowOf(id: string): Locator {
    return this.page.locator(`a[href$="/room/${id}"]`);
  }

  get composer(): Locator {
    return this.page.getByRole('textbox', { name: this.say('chat.composer.label'), exact: true });
  }

  get log(): Locator {
    return this.page.getByRole('log', { name: this.say('chat.room.messages') });
  }

  /** By the key for it, wherever one is in the room. */
  async goToNewest(): Promise<void> {
    await expect(this.log.getByRole('article').last()).toBeVisible();
    await this.composer.press('End');
  }

  async send(text: string): Promise<void> {
    await this.composer.fill(text);
    await this.page.getByRole('button', { name: this.say('chat.composer.send') }).click();
    await expect(this.composer).toHaveValue('');
  }

  bubble(text: string): Locator {
    return this.log.getByRole('article').filter({ hasText: text });
  }

  /** The text appears once and, if it is one's own, has reached the server. */
  async expectDelivered(text: string): Promise<void> {
    await expect(this.bubble(text)).toHaveCount(1);
    await expect(this.bubble(text).locator(`[${SENDER}=queued], [${SENDER}=failed]`)).toHaveCount(0);
  }

  async expectWaiting(text: string): Promise<void> {
    await expect(this.bubble(text).locator(`[${SENDER}=queued]`)).toBeVisible();
  }

  /** What stands in the room after the mark, from top to bottom. */
  async conversation(mark: string): Promise<string[]> {
    const bubbles = await this.log.getByRole('article').filter({ hasText: mark }).allInnerTexts();
    return bubbles.map((text) => new RegExp(`${mark} (\\S+)`).exec(text)?.[1] ?? text);
  }

  /** Exactly these texts with the mark stand in the room, in this order: nothing lost, nothing doubled. */
  async expectConversation(mark: string, texts: string[]): Promise<void> {
    await expect.poll(() => this.conversation(mark)).toEqual(texts);
  }
}
