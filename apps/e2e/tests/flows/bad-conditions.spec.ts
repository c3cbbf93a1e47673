import type { Locator, Page } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { ApiUser } from '../../src/api-user.ts';
import { TestUser } from '../../src/test-user.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { interceptUntilStopped } from '../../src/intercept.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** With slow resources, full storage or a connection that flaps, nothing that was typed is lost and no screen ends in the error page. */

const t = createTranslator(TEST_SITES[0]!);
const exact = { exact: true };
const RESOURCE_DELAY_MS = 300;
const FLAP_MS = 250;

/** Makes conditions bad, and returns the way back. */
type Worsen = (page: Page) => Promise<() => Promise<void> | void>;

/** Every resource and answer arrives late. */
const slowDown: Worsen = (page) =>
  interceptUntilStopped(page, ['**/*'], async (route) => {
    await new Promise((resolve) => setTimeout(resolve, RESOURCE_DELAY_MS));
    await route.fallback();
  });

/** The device takes no more values and records. */
const fillStorage: Worsen = async (page) => {
  await page.evaluate(() => {
    const refuse = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const writers = [
      [Storage.prototype, 'setItem'],
      [IDBObjectStore.prototype, 'put'],
      [IDBObjectStore.prototype, 'add'],
    ] as const;
    const real = writers.map(([prototype, name]) => Object.getOwnPropertyDescriptor(prototype, name)!);
    for (const [prototype, name] of writers) Object.defineProperty(prototype, name, { ...real[0], value: refuse });
    Object.assign(window, {
      emptyStorage: () => {
        for (const [index, [prototype, name]] of writers.entries())
          Object.defineProperty(prototype, name, real[index]!);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { emptyStorage: () => void }).emptyStorage());
};

/** The connection goes and comes while the user types. */
const flap: Worsen = async (page) => {
  const context = page.context();
  let isOffline = false;
  let last = Promise.resolve();
  const timer = setInterval(() => {
    isOffline = !isOffline;
    last = context.setOffline(isOffline);
  }, FLAP_MS);
  return async () => {
    clearInterval(timer);
    await last;
    await context.setOffline(false);
  };
};

/** The slow resources come last, because their route disables the HTTP cache. */
const CONDITIONS = { 'full storage': fillStorage, 'a flapping connection': flap, 'slow resources': slowDown };

const expectNoErrorPage = (page: Page): Promise<void> => expect(page.getByText(t('shell.load.failed'))).toHaveCount(0);

test('bad conditions: a message, a comment, a post and a profile are typed and sent @slow', async ({ openBrowser }) => {
  test.slow();
  const [one, ben] = await Promise.all([registerTestAccount(), ApiUser.register()]);
  const ann = await TestUser.signIn(await openBrowser(), one);
  const room = await ann.createDirect(ben.userId);
  const { id } = await ben.call<{ id: string }>('POST', '/social/api/posts', { text: 'Boats', file_paths: [] });
  const { page } = ann;
  const button = (name: string) => page.getByRole('button', { name: t(name), ...exact });

  for (const [condition, worsen] of Object.entries(CONDITIONS))
    await test.step(condition, async () => {
      /** Types while conditions are bad; the text is there once they are good again. */
      const typeAt = async (path: string, field: Locator, text: string, open?: () => Promise<void>): Promise<void> => {
        await page.goto(path);
        await open?.();
        await expect(field).toBeEditable();
        const recover = await worsen(page);
        await field.fill('');
        await field.pressSequentially(text, { delay: 20 });
        await expect(field).toHaveValue(text);
        await recover();
        await expect(field).toHaveValue(text);
        await expectNoErrorPage(page);
      };

      // A room whose history has been stored.
      const openRoom = async (): Promise<void> => {
        await ann.send(`before ${condition}`);
        await ann.expectDelivered(`before ${condition}`);
      };
      await typeAt(`/room/${room}`, ann.composer, `a message with ${condition}`, openRoom);
      await button('chat.composer.send').click();
      await ann.expectDelivered(`a message with ${condition}`);

      const comment = page.getByRole('textbox', { name: t('social.comment.write'), ...exact });
      const openComment = () =>
        page
          .getByRole('toolbar')
          .getByRole('button', { name: t('social.comment.placeholder') })
          .click();
      await typeAt(`/posts/${id}`, comment, `a comment with ${condition}`, openComment);
      await button('social.comment.send').click();
      await expect(
        page.getByRole('article', { name: one.nickname }).getByText(`a comment with ${condition}`),
      ).toBeVisible();

      const introduction = page.getByRole('textbox', { name: t('profile.edit.introduction') });
      await typeAt('/edit-profile', introduction, `a bio with ${condition}`);
      await button('profile.edit.save').click();
      await expect(async () => {
        expect((await ann.call<{ introduction: string }>('GET', '/api/v1/users/me')).introduction).toBe(
          `a bio with ${condition}`,
        );
      }).toPass();

      const post = page.getByRole('textbox', { name: t('social.publish.text') });
      await typeAt('/publish', post, `a post with ${condition}`);
      await button('social.publish.submit').click();
      await button('social.publish.view').click();
      await expect(page.getByRole('main').getByText(`a post with ${condition}`)).toBeVisible();
      await expectNoErrorPage(page);
    });
});

test('full storage: a post’s draft outlives its page, and a room that was never stored opens @slow', async ({
  openBrowser,
}) => {
  const [one, ben] = await Promise.all([registerTestAccount(), ApiUser.register()]);
  const ann = await TestUser.signIn(await openBrowser(), one);
  const room = await ben.createDirect(ann.userId);
  await ben.write(room, 'never stored here');

  const { page } = ann;
  const post = page.getByRole('textbox', { name: t('social.publish.text') });
  await page.goto('/publish');
  await expect(post).toBeEditable();
  await fillStorage(page);
  await post.fill('a draft in memory');
  await page.getByRole('button', { name: t('shell.nav.back'), ...exact }).click();
  await page.getByRole('button', { name: t('social.publish.title-draft') }).click();
  await expect(post).toHaveValue('a draft in memory');

  await page.getByRole('button', { name: t('shell.nav.back'), ...exact }).click();
  await page.getByRole('link', { name: t('shell.nav.chat') }).click();
  await ann.getRow(room).click();
  await expect(ann.bubble('never stored here')).toBeVisible();
  await expectNoErrorPage(page);
});
