import { ApiUser } from '../../src/api-user.ts';
import { listFlowLocales } from '../../src/flow-locales.ts';
import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { POST_ERROR_CASES, ERROR_DISPLAY_SELECTORS } from '../../src/post-errors.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** The social rows of spec §8, one for each way in which they are shown, on the real server and screens. */

const SITE = TEST_SITES[0]!;

for (const locale of listFlowLocales(SITE, 'en')) {
  test(`post, comment and author errors: show their messages: ${locale} @slow`, async ({ openBrowser }) => {
    const t = createTranslator(SITE, locale);
    const [author, leaver] = await Promise.all([ApiUser.register(), ApiUser.register()]);
    const viewer = await TestUser.signIn(await openBrowser({ locale }), await registerTestAccount(), t);
    const guest = await (await openBrowser({ locale })).newPage();
    const scenario = { author, leaver, viewer };

    for (const { code, messageId, shownAs, setUp, act, waitUntilRolledBack, isGuest } of POST_ERROR_CASES) {
      await test.step(`${code} as ${shownAs}: ${messageId}${isGuest ? ', a guest' : ''}`, async () => {
        const page = isGuest ? guest : viewer.page;
        const errorResponse = page.waitForResponse(
          async (response) =>
            response.url().includes('/social/api/') && !response.ok() && (await response.json()).error === code,
        );
        const path = await setUp(scenario);
        await page.goto(path);
        await act?.(page, t, scenario);
        await errorResponse;
        await expect(page.locator(ERROR_DISPLAY_SELECTORS[shownAs]).filter({ hasText: t(messageId) })).toBeVisible();
        await waitUntilRolledBack?.(page, t);
      });
    }
  });
}
