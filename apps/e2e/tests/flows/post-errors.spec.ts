import { listFlowLocales } from '../../src/flow-locales.ts';
import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { POST_ERROR_CASES, ERROR_DISPLAY_SELECTORS } from '../../src/post-errors.ts';
import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

/** The social rows of spec §8, on the real server and screens. */

const SITE = TEST_SITES[0]!;

for (const locale of listFlowLocales(SITE, 'en')) {
  test(`post, comment and author errors: show their messages: ${locale}`, async ({ openBrowser, startServer }) => {
    test.slow();
    const t = createTranslator(SITE, locale);
    const server = await startServer();
    await server.runOperator('banned-words', 'add', 'casino');
    const leaverAccount = await registerTestAccount(server.port);
    const join = async (account = registerTestAccount(server.port)) =>
      TestUser.signIn(await openBrowser({ server, locale }), await account, t);
    const [author, leaver, viewer] = await Promise.all([join(), join(Promise.resolve(leaverAccount)), join()]);
    const guest = await (await openBrowser({ server, locale })).newPage();
    const getAuthorId = async (user: TestUser) =>
      (await user.call<{ social_author_id: string }>('GET', '/api/v1/users/me')).social_author_id;
    const authorIds = { author: await getAuthorId(author), leaver: await getAuthorId(leaver) };
    const last = await leaver.call<{ id: string }>('POST', '/social/api/posts', { text: 'The last', file_paths: [] });
    const scenario = { server, author, leaver, leaverAccount, viewer, authorIds, leaverPostId: last.id };

    for (const { code, messageId, values, shownAs, setUp, act, expectRolledBack, isGuest } of POST_ERROR_CASES) {
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
        await expect(
          page.locator(ERROR_DISPLAY_SELECTORS[shownAs]).filter({ hasText: t(messageId, values) }),
        ).toBeVisible();
        await expectRolledBack?.(page, t);
      });
    }
  });
}
