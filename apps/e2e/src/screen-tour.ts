import type { BrowserContext, Page } from '@playwright/test';
import { demoAccount } from './accounts.ts';
import { TestUser } from './test-user.ts';
import type { Screen } from './screen.ts';
import type { Translate } from './translator.ts';

/**
 * Opens screens in two browsers, one for a guest and one for a signed-in user. Each screen has its own page; a newcomer has its own
 * browser.
 */
export class ScreenTour {
  readonly #open: () => Promise<BrowserContext>;
  readonly #t: Translate;
  #guest: Promise<BrowserContext> | undefined;
  #member: Promise<TestUser> | undefined;

  constructor(open: () => Promise<BrowserContext>, t: Translate) {
    this.#open = open;
    this.#t = t;
  }

  /** Opens a screen, runs the callback and closes it. */
  async show(screen: Screen, callback: (page: Page) => Promise<void>): Promise<void> {
    const user = screen.as === 'member' ? await this.#signedIn() : undefined;
    const isNew = screen.as === 'newcomer';
    const context = user?.context ?? (await (isNew ? this.#open() : (this.#guest ??= this.#open())));
    const page = await context.newPage();
    try {
      await screen.open(page, this.#t, user);
      await callback(page);
    } finally {
      await (isNew ? context : page).close();
    }
  }

  async #signedIn(): Promise<TestUser> {
    this.#member ??= this.#open().then((context) => TestUser.signIn(context, demoAccount(0), this.#t));
    return this.#member;
  }
}
