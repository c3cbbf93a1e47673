import type { Page } from '@playwright/test';
import type { Person } from './test-user.ts';
import type { Say } from './translator.ts';

/** A screen that exists: how one gets there, and by what one sees that it is there. */
export interface Screen {
  /** `<slice>-<what>` */
  name: string;
  /** Who looks. A newcomer comes in a browser of their own, because they may sign in on the way. */
  as: 'guest' | 'newcomer' | 'member';
  open: (page: Page, say: Say, person: Person | undefined) => Promise<void>;
}

export const goTo =
  (path: string, waitFor: (page: Page, say: Say) => Promise<void>): Screen['open'] =>
  async (page, say) => {
    await page.goto(path);
    await waitFor(page, say);
  };

export const button = (id: string) => (page: Page, say: Say) =>
  page.getByRole('button', { name: say(id), exact: true }).waitFor();
