import type { BrowserContext, Page } from '@playwright/test';
import { accountAt } from './accounts.ts';
import { Person } from './test-user.ts';
import type { Screen } from './screen.ts';
import type { Say } from './translator.ts';

/**
 * Opens screens one after the other in two browsers, a guest's and a member's who signs in once. Each has a page of its own, so that
 * nothing of one screen is left on the next; a newcomer has a whole browser.
 */
export class Walk {
  readonly #open: () => Promise<BrowserContext>;
  readonly #say: Say;
  #guest: Promise<BrowserContext> | undefined;
  #member: Promise<Person> | undefined;

  constructor(open: () => Promise<BrowserContext>, say: Say) {
    this.#open = open;
    this.#say = say;
  }

  /** Shows a screen to `look`, and closes it. */
  async show(screen: Screen, look: (page: Page) => Promise<void>): Promise<void> {
    const person = screen.as === 'member' ? await this.#signedIn() : undefined;
    const isNew = screen.as === 'newcomer';
    const context = person?.context ?? (await (isNew ? this.#open() : (this.#guest ??= this.#open())));
    const page = await context.newPage();
    try {
      await screen.open(page, this.#say, person);
      await look(page);
    } finally {
      await (isNew ? context : page).close();
    }
  }

  async #signedIn(): Promise<Person> {
    this.#member ??= this.#open().then((context) => Person.signIn(context, accountAt(0), this.#say));
    return this.#member;
  }
}
