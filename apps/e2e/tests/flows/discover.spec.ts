import { writeFile } from 'node:fs/promises';
import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';
import { TEST_SITES } from '../../src/test-site.ts';

/** The gallery, charts and matches (spec §1, §2), which the operator publishes. */

const EXPIRED = 'x'.repeat(32);
const text = (name: string) => ({ zh_cn: name, en: name });

test('discover: members and guests see what the operator publishes @slow', async ({
  openBrowser,
  startServer,
}, testInfo) => {
  const server = await startServer();
  const member = await TestUser.signIn(await openBrowser({ server }), await registerTestAccount(server.port));
  const { page, t } = member;

  // A tab of home leads to the gallery; a picture has an address, can be saved, shared and closed.
  await page.goto('/home/recommend');
  await page.getByRole('tab', { name: t('social.home.gallery') }).click();
  await expect(page).toHaveURL(/\/home\/gallery$/);
  const pictures = page.getByRole('feed').getByRole('article');
  // The author of a picture has the name that the member gave.
  type Gallery = { list: { author: { user_id: string } }[] };
  const { list } = await member.call<Gallery>('GET', '/api/v1/discovers/gallery');
  await member.call('PUT', `/api/v1/users/nicknames/${list[0]!.author.user_id}`, { nickname: 'Landlady' });
  await expect(pictures.first()).toContainText('Landlady');
  await pictures.first().getByRole('link').click();
  const viewer = page.getByRole('dialog', { name: t('discover.gallery.pictures') });
  await expect(viewer).toBeVisible();
  await expect(page).toHaveURL(/[?&]item=d\d+/);
  const link = new URL(page.url()).search;
  const download = page.waitForEvent('download');
  await viewer.getByRole('button', { name: t('discover.gallery.save'), exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.\w+$/);
  await viewer.getByRole('button', { name: t('discover.gallery.share'), exact: true }).click();
  const share = page.getByRole('dialog', { name: t('social.share.title') });
  await expect(share.getByRole('button', { name: t('social.share.copy') })).toBeEnabled();
  await page.goBack();
  await expect(share).toBeHidden();
  await viewer.getByRole('button', { name: t('kit.viewer.close'), exact: true }).click();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/home\/gallery$/);

  // A chart that the operator publishes appears by itself, and goes when it is withdrawn.
  await page.getByRole('tab', { name: t('social.home.chart') }).click();
  await expect(page.getByRole('slider').first()).toBeVisible();
  const title = `Rainfall ${member.userId}`;
  const chart = {
    kind: 'trend',
    key: 'e2e-rainfall',
    title: text(title),
    precision: 1,
    times: ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', '2026-11-03T00:00:00Z'],
    series: [{ name: text('Rain'), values: [4.5, null, 8] }],
  };
  const file = testInfo.outputPath('discover.jsonl');
  await writeFile(file, `${JSON.stringify(chart)}\n`);
  await server.runOperator('discover', 'import', file);
  await server.runOperator('discover', 'publish', 'e2e-rainfall');
  const card = page.getByRole('article', { name: title });
  await expect(card).toBeVisible();
  await card.getByRole('slider').press('Home');
  await expect(card.getByRole('slider')).toHaveAttribute('aria-valuetext', /4\.5$/);
  await card.getByRole('button', { name: t('discover.chart.table'), exact: true }).click();
  await expect(card.getByRole('cell')).toHaveText(['8.0', t('discover.chart.none'), '4.5']);
  await server.runOperator('discover', 'withdraw', 'e2e-rainfall');
  await expect(card).toBeHidden();

  // A guest opens the picture by its link, and finds the matches from the search.
  const guest = await (await openBrowser({ server })).newPage();
  const say = createTranslator(TEST_SITES[0]!);
  await guest.goto(`/gallery${link}`);
  await expect(guest.getByRole('dialog', { name: say('discover.gallery.pictures') })).toBeVisible();
  await guest.getByRole('button', { name: say('kit.viewer.close'), exact: true }).click();
  await guest.getByRole('button', { name: say('kit.bar.back'), exact: true }).click();
  await guest.getByRole('button', { name: say('social.home.search'), exact: true }).click();
  await guest.getByRole('link', { name: say('discover.kind.sports') }).click();
  await expect(guest.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible();

  // A preview that has expired says so, asks the server once, and leads to what is published.
  let requests = 0;
  guest.on('request', (request) => {
    if (request.url().endsWith(`/discovers?preview=${EXPIRED}`)) requests += 1;
  });
  await guest.goto(`/discover?preview=${EXPIRED}`);
  await expect(guest.getByRole('heading', { name: say('discover.preview-expired') })).toBeVisible();
  await guest.getByRole('link', { name: say('discover.show-published') }).click();
  await expect(guest.getByRole('tabpanel')).toBeVisible();
  expect(requests).toBe(1);
});
