import { registerTestAccount } from '../../src/accounts.ts';
import { TestFileSender } from '../../src/test-file-sender.ts';
import { expect, test } from '../../src/test.ts';
import { createTestPdf } from '../../src/test-media.ts';
import { TestUser } from '../../src/test-user.ts';

test('own messages: keep their order on the screen when an upload ends before a text above it', async ({
  openBrowser,
}) => {
  const [one, other] = await Promise.all([registerTestAccount(), registerTestAccount()]);
  const user = await TestUser.signIn(await openBrowser({ device: 'desktop' }), one);
  const ben = await TestUser.signIn(await openBrowser(), other);
  await user.openRoom(await user.createDirect(ben.userId));
  const ann = new TestFileSender(user);
  const texts = Promise.withResolvers<void>();
  const uploads = Promise.withResolvers<void>();
  await user.page.route('**/api/v1/messages', async (route) => {
    if ((route.request().postDataJSON() as { type?: string } | null)?.type === 'text') await texts.promise;
    await route.fallback();
  });
  await user.page.route('**/files/uploads/**', async (route) => {
    await uploads.promise;
    await route.fallback();
  });
  const getOrder = async (): Promise<string[]> =>
    (await user.log.getByRole('article').allInnerTexts()).map((text) =>
      text.includes('See the route') ? 'text' : 'file',
    );

  await ann.pasteOrDrop('drop', [createTestPdf('Route.pdf')]);
  await ann.confirmSend();
  await user.send('See the route');
  await expect.poll(getOrder).toEqual(['text', 'file']);
  uploads.resolve();
  await expect(ann.button('chat.media.download-file', { name: 'Route.pdf' })).toBeVisible();
  await user.expectWaiting('See the route');
  expect(await getOrder()).toEqual(['text', 'file']);
  texts.resolve();
  await user.expectDelivered('See the route');
  expect(await getOrder()).toEqual(['text', 'file']);
});
