import type { Page } from '@playwright/test';
import type { TestUser } from './test-user.ts';
import type { Translate } from './translator.ts';

/** A screen: how to open it, and how to see that it is open. */
export interface Screen {
  /** `<slice>-<what>` */
  name: string;
  /** The user of the screen. A newcomer has its own browser, because they may sign in. */
  as: 'guest' | 'newcomer' | 'member';
  open: (page: Page, t: Translate, user: TestUser | undefined) => Promise<void>;
}

export const openByPath =
  (path: string, waitFor: (page: Page, t: Translate) => Promise<void>): Screen['open'] =>
  async (page, t) => {
    await page.goto(path);
    await waitFor(page, t);
  };

export const waitForButton = (id: string) => (page: Page, t: Translate) =>
  page.getByRole('button', { name: t(id), exact: true }).waitFor();
