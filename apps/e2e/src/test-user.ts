import { randomBytes } from 'node:crypto';
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { TestAccount } from './accounts.ts';
import { getApiOriginAndHost } from './test-browser-context.ts';
import { TEST_SITES } from './test-site.ts';
import { createTranslator, type Translate } from './translator.ts';

interface Session {
  token: string;
  refresh_token: string;
  user_id: string;
}

/**
 * Runs in each page of a browser: saves a session like the app, once, for the app may have ended or refreshed it since. A cookie tells that
 * it is saved, because the app clears the storage.
 */
function saveSessionOnce({ session, device }: { session: Session; device: string }): void {
  const mark = `test-session=${device}`;
  if (location.origin === 'null' || document.cookie.includes(mark)) return;
  document.cookie = `${mark}; path=/`;
  localStorage.setItem('quintet.device', device);
  localStorage.setItem('quintet.refresh', session.refresh_token);
  localStorage.setItem('quintet.token', session.token);
}

const DELIVERY_ATTRIBUTE = 'data-delivery';

/** A user at a browser, who acts through what is on the screen. */
export class TestUser {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly t: Translate;
  userId = '';
  #token = '';

  constructor(context: BrowserContext, page: Page, t: Translate = createTranslator(TEST_SITES[0]!)) {
    this.context = context;
    this.page = page;
    this.t = t;
  }

  /** Signs in by an HTTP call and saves the tokens like the app, for flows that do not test login. */
  static async signIn(
    context: BrowserContext,
    account: Pick<TestAccount, 'email' | 'password'>,
    t?: Translate,
  ): Promise<TestUser> {
    const user = new TestUser(context, await context.newPage(), t);
    await user.signIn(account);
    return user;
  }

  async signIn({ email, password }: Pick<TestAccount, 'email' | 'password'>): Promise<void> {
    const device = randomBytes(16).toString('hex');
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
    // The account was registered on another device, of which the server notifies the user.
    await this.call('POST', '/api/v1/notification/view-all', { up_to: '999999999999999' });
    await this.context.addInitScript(saveSessionOnce, { session, device });
  }

  /** The same user in another tab. */
  async openTab(): Promise<TestUser> {
    const tab = new TestUser(this.context, await this.context.newPage(), this.t);
    tab.userId = this.userId;
    tab.#token = this.#token;
    return tab;
  }

  /** Calls the API as this user, beside the app. Returns its `result`. */
  async call<Result>(method: string, path: string, body?: unknown): Promise<Result> {
    const { origin, host } = getApiOriginAndHost(this.context);
    const response = await this.context.request.fetch(`${origin}${path}`, {
      method,
      headers: { host, ...(this.#token && { authorization: `Bearer ${this.#token}` }) },
      ...(body !== undefined && { data: body }),
    });
    expect(response.status(), `${method} ${path}: ${await response.text()}`).toBe(200);
    return ((await response.json()) as { result: Result }).result;
  }

  /** Returns the id of the direct message with a user; creates it if necessary. */
  async createDirect(userId: string): Promise<string> {
    const { id } = await this.call<{ id: string }>('POST', '/api/v1/groups/direct', { contact_id: userId });
    return id;
  }

  async openRoom(id: string): Promise<void> {
    await this.page.goto(`/room/${id}`);
    await expect(this.composer).toBeEditable();
  }

  /** Goes back to the list, as on a phone. */
  async leaveRoom(): Promise<void> {
    await this.page.getByRole('button', { name: this.t('shell.nav.back'), exact: true }).click();
    await expect(this.page).toHaveURL(/\/chat$/);
  }

  /** The room's row in the chat list. */
  getRow(id: string): Locator {
    return this.page.locator(`a[href$="/room/${id}"]`);
  }

  get composer(): Locator {
    return this.page.getByRole('textbox', { name: this.t('chat.composer.label'), exact: true });
  }

  get log(): Locator {
    return this.page.getByRole('log', { name: this.t('chat.room.messages') });
  }

  /** Presses the End key. */
  async goToNewest(): Promise<void> {
    await expect(this.log.getByRole('article').last()).toBeVisible();
    await this.composer.press('End');
  }

  async send(text: string): Promise<void> {
    // `fill` silently writes nothing below an open dialog; a press waits until the dialog is closed.
    await this.composer.click();
    await this.composer.fill(text);
    await this.page.getByRole('button', { name: this.t('chat.composer.send'), exact: true }).click();
    await expect(this.composer).toHaveValue('');
  }

  bubble(text: string): Locator {
    return this.log.getByRole('article').filter({ hasText: text });
  }

  /** Expects the text once and delivered. */
  async expectDelivered(text: string): Promise<void> {
    await expect(this.bubble(text)).toHaveCount(1);
    await expect(
      this.bubble(text).locator(`[${DELIVERY_ATTRIBUTE}=queued], [${DELIVERY_ATTRIBUTE}=failed]`),
    ).toHaveCount(0);
  }

  async expectWaiting(text: string): Promise<void> {
    await expect(this.bubble(text).locator(`[${DELIVERY_ATTRIBUTE}=queued]`)).toBeVisible();
  }

  /** The texts after the tag, from top to bottom. */
  async conversation(tag: string): Promise<string[]> {
    const bubbles = await this.log.getByRole('article').filter({ hasText: tag }).allInnerTexts();
    return bubbles.map((text) => new RegExp(`${tag} (\\S+)`).exec(text)?.[1] ?? text);
  }

  /** Expects exactly these tagged texts in this order: nothing lost or duplicated. */
  async expectConversation(tag: string, texts: string[]): Promise<void> {
    await expect.poll(() => this.conversation(tag)).toEqual(texts);
  }
}
