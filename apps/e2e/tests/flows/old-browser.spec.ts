import { TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { createTranslator } from '../../src/translator.ts';

const KNOWN_CSS = 'color:light-dark(red,red)';
const sentenceIn = (locale: 'zh_cn' | 'en') => createTranslator(TEST_SITES[0]!, locale)('site.browser.outdated');

test('old browser: sees a notice in the page’s language, also without scripts @slow', async ({ page }) => {
  await page.route(/\/$/, async (route) => {
    // Node.js may not know names below localhost.
    const { host, pathname, port } = new URL(route.request().url());
    const response = await route.fetch({ url: `http://127.0.0.1:${port}${pathname}`, headers: { host } });
    const html = await response.text();
    expect(html).toContain(KNOWN_CSS);
    // The CSP lists style hashes, and an old browser cannot run the scripts.
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = html.replace(KNOWN_CSS, 'color:unknown').replace(/<script[^]*?<\/script>/g, '');
    await route.fulfill({ response, headers, body });
  });
  await page.goto('/');
  await expect(page.getByText(sentenceIn('zh_cn'))).toBeVisible();
  await expect(page.getByText(sentenceIn('en'))).toBeHidden();
});
