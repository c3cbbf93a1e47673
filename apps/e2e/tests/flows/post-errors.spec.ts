import { newAccount } from '../../src/accounts.ts';
import { Person } from '../../src/test-user.ts';
import { REFUSALS, SHOWN } from '../../src/post-errors.ts';
import { SITES } from '../../src/site.ts';
import { expect, test } from '../../src/test.ts';
import { wordsOf } from '../../src/translator.ts';

/** The social rows of spec §8: the real server refuses, the real screen says the sentence, in both languages. */

const SITE = SITES[0]!;

for (const locale of SITE.brand.languages) {
  test(`posts, comments and authors are refused in words: ${locale}`, async ({ openBrowser, startServer }) => {
    test.slow();
    const say = wordsOf(SITE, locale);
    const server = await startServer();
    await server.operate('banned-words', 'add', 'casino');
    const leaverAccount = await newAccount(server.port);
    const join = async (account = newAccount(server.port)) =>
      Person.signIn(await openBrowser({ server, locale }), await account, say);
    const [author, leaver, reader] = await Promise.all([join(), join(Promise.resolve(leaverAccount)), join()]);
    const guest = await (await openBrowser({ server, locale })).newPage();
    const authorIdOf = async (person: Person) =>
      (await person.call<{ social_author_id: string }>('GET', '/api/v1/users/me')).social_author_id;
    const authorIds = { author: await authorIdOf(author), leaver: await authorIdOf(leaver) };
    const last = await leaver.call<{ id: string }>('POST', '/social/api/posts', { text: 'The last', file_paths: [] });
    const stage = { server, author, leaver, leaverAccount, reader, authorIds, lastPost: last.id };

    for (const { code, says, values, as, at, act, undone, isGuest } of REFUSALS) {
      await test.step(`${code} as ${as}: ${says}${isGuest ? ', a guest' : ''}`, async () => {
        const page = isGuest ? guest : reader.page;
        const refused = page.waitForResponse(
          async (answer) =>
            answer.url().includes('/social/api/') && !answer.ok() && (await answer.json()).error === code,
        );
        const address = await at(stage);
        await page.goto(address);
        await act?.(page, say, stage);
        await refused;
        await expect(page.locator(SHOWN[as]).filter({ hasText: say(says, values) })).toBeVisible();
        await undone?.(page, say);
      });
    }
  });
}
