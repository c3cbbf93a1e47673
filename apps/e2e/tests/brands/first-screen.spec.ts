import { openFirstScreen } from '../../src/first-screen-checks.ts';
import { test } from '../../src/test.ts';
import { DIFFERENT_SITES } from './sites.ts';

for (const site of DIFFERENT_SITES) {
  test.describe(() => {
    test.use({ site });

    test(`${site.slug}: the first screen at / keeps its budget and downloads nothing of other brands, languages or screens`, async ({
      page,
    }) => {
      await openFirstScreen(page, '/', site);
    });
  });
}
