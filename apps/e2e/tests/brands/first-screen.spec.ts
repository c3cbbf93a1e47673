import { openAndCheckFirstScreen } from '../../src/first-screen-checks.ts';
import { test } from '../../src/test.ts';
import { REPRESENTATIVE_TEST_SITES } from './sites.ts';

for (const site of REPRESENTATIVE_TEST_SITES) {
  test.describe(() => {
    test.use({ site });

    test(`${site.slug}: the first screen at / keeps its budget and downloads nothing of other brands, languages or screens`, async ({
      page,
    }) => {
      await openAndCheckFirstScreen(page, '/', site);
    });
  });
}
