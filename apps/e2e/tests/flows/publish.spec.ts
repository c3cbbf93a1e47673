import type { Page } from '@playwright/test';
import { registerTestAccount } from '../../src/accounts.ts';
import { recordTestVideoBytes } from '../../src/record-test-video.ts';
import { BANNED_WORD } from '../../src/demo-data-snapshot.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTestImage } from '../../src/test-media.ts';

/** The life of a post (spec §2, §5): draft, rejection, publication, follow, comments. */

interface Listed {
  list: { text: string; author: { id: string } }[];
}

const exact = { exact: true };
const remarkIn = (page: Page, text: string) => page.getByRole('article').getByRole('article').filter({ hasText: text });

test('post: is saved as a draft, reaches followers and gets comments', async ({ openBrowser }) => {
  test.slow();
  const join = async () => TestUser.signIn(await openBrowser(), await registerTestAccount());
  const author = await join();
  const reader = await join();
  const { page, t } = author;
  const text = page.getByRole('textbox', { name: t('social.publish.text') });
  const pictures = page.getByRole('list', { name: t('social.publish.files') }).locator('img');
  const publish = page.getByRole('button', { name: t('social.publish.submit'), ...exact });

  const first = await author.call<{ author: { id: string } }>('POST', '/social/api/posts', {
    text: 'The first of many',
    file_paths: [],
  });
  await reader.call('PUT', `/social/api/authors/${first.author.id}/follow`);

  await test.step('the draft survives a reload, and a banned word shows an error', async () => {
    await page.goto('/publish');
    await text.fill(`Boats at the ${BANNED_WORD}`);
    await page.locator('input[type=file]').setInputFiles(await createTestImage(page, 'boats.jpg', 640, 480));
    await expect(pictures).toHaveCount(1);
    await expect(publish).toBeEnabled();
    // The original stays, so that the crop can change.
    const crop = {
      click: async (): Promise<void> => {
        await page
          .getByRole('list', { name: t('social.publish.files') })
          .getByRole('button')
          .first()
          .click();
        await page.getByRole('menuitem', { name: t('social.publish.crop') }).click();
      },
    };
    const sheet = page.getByRole('dialog', { name: t('social.crop.title') });
    await crop.click();
    await sheet.getByText('3:4', exact).click();
    await sheet.getByRole('button', { name: t('social.crop.use'), ...exact }).click();
    await expect(sheet).toBeHidden();
    await expect(pictures).toHaveJSProperty('naturalWidth', 360);
    await page.reload();
    await expect(pictures).toHaveJSProperty('naturalWidth', 360);
    await crop.click();
    await sheet.getByRole('button', { name: t('social.crop.use-original') }).click();
    await expect(pictures).toHaveJSProperty('naturalWidth', 640);
    await expect(text).toHaveValue(`Boats at the ${BANNED_WORD}`);
    await expect(pictures).toHaveCount(1);
    await publish.click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t('errors.text.banned-word', { word: BANNED_WORD }));
    await dialog.getByRole('button').click();
    await expect(dialog).toBeHidden();
    // Each rejected file shows a reason; the others are added.
    const jpeg = { mimeType: 'image/jpeg' };
    await page.locator('input[type=file]').setInputFiles([
      { name: 'fake.jpg', buffer: Buffer.from('no picture'), ...jpeg },
      { name: 'huge.jpg', buffer: Buffer.alloc(16 * 1024 * 1024, 1), ...jpeg },
      { name: 'empty.jpg', buffer: Buffer.alloc(0), ...jpeg },
    ]);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(
      t('social.publish.refused', { name: 'fake.jpg', reason: t('social.publish.unreadable') }),
    );
    await expect(notice).toContainText(
      t('social.publish.refused', { name: 'huge.jpg', reason: t('errors.file.image-too-large') }),
    );
    await expect(notice).toContainText(
      t('social.publish.refused', { name: 'empty.jpg', reason: t('errors.file.empty') }),
    );
    await expect(pictures).toHaveCount(1);
    await page.locator('input[type=file]').setInputFiles(await createTestImage(page, 'more.jpg', 64, 48));
    await expect(pictures).toHaveCount(2);
    await expect(notice).toBeHidden();
    await page.locator('input[type=file]').setInputFiles({
      name: 'film.webm',
      mimeType: 'video/webm',
      buffer: await recordTestVideoBytes(page),
    });
    await expect(notice).toContainText(
      t('social.publish.refused', { name: 'film.webm', reason: t('social.publish.mixed-media') }),
    );
    // A later change of the files makes the message disappear.
    await page
      .getByRole('list', { name: t('social.publish.files') })
      .getByRole('button')
      .nth(1)
      .click();
    await page.getByRole('menuitem', { name: t('social.publish.remove-file'), ...exact }).click();
    await expect(pictures).toHaveCount(1);
    await expect(notice).toBeHidden();
    await text.fill('See www.example.com');
    await expect(page.getByText(t('social.publish.link'))).toBeVisible();
    await text.fill('Boats at the harbour');
    await publish.click();
    await expect(page).toHaveURL(/\/home\/recommend$/);
    await page.getByRole('button', { name: t('social.publish.view'), ...exact }).click();
    await expect(page).toHaveURL(/\/posts\//);
    await expect(page.getByRole('main').getByText('Boats at the harbour')).toBeVisible();
  });

  await test.step('who follows finds it, and comments', async () => {
    const followed = async () =>
      (await reader.call<Listed>('GET', '/social/api/recommend/follower')).list.map((post) => post.text);
    await expect.poll(followed, { timeout: 30_000 }).toContain('Boats at the harbour');
    await reader.page.goto('/home/follow');
    const card = reader.page.getByRole('feed').getByRole('article').filter({ hasText: 'Boats at the harbour' });
    await expect(card.locator('img').first()).toBeVisible();
    await card.getByRole('link').first().click();
    await expect(reader.page).toHaveURL(/\/posts\//);
    await reader.page
      .getByRole('toolbar')
      .getByRole('button', { name: t('social.comment.placeholder') })
      .click();
    const dialog = reader.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Which harbour is it?');
    await dialog.getByRole('button', { name: t('social.comment.send'), ...exact }).click();
    await expect(remarkIn(reader.page, 'Which harbour is it?')).toBeVisible();
  });

  await test.step('the author reads the comment and likes it', async () => {
    await page.goto(new URL(reader.page.url()).pathname);
    const like = remarkIn(page, 'Which harbour is it?').getByRole('button', { name: t('social.action.like') });
    const counted = page.waitForResponse((response) => response.url().endsWith('/like') && response.ok());
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await counted;
  });
});
