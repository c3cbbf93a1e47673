import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBrandClass } from '@quintet/brand/brand';
import { LANGUAGE_TAGS, LOCALES } from '@quintet/i18n/locales';
import { getOtherBrands, TEST_SITES } from '../../src/test-site.ts';
import { expect, test } from '../../src/test.ts';
import { listTranslationsUniqueToLocale } from '../../src/translator.ts';

/** All files of the build of one brand (design §3). The build itself enforces the budgets of first screens. */

const DIST = join(import.meta.dirname, '../../../web/dist');
const PAGES = ['index.html', 'terms.html', 'privacy.html'];
const CONTENT = '**/*.{html,js,css,json,svg,webmanifest}';

for (const site of TEST_SITES.filter(({ isUniversal }) => !isUniversal)) {
  const { brand, slug } = site;
  const folder = join(DIST, slug);

  test(`${slug}: its pages have its name, and no file has another brand’s class, captcha id or a foreign language`, () => {
    for (const page of PAGES) {
      const html = readFileSync(join(folder, page), 'utf8');
      expect(html, page).toMatch(new RegExp(`<title>(?:[^<]* · )?${brand.title}</title>`));
      expect(html, page).toContain(
        `<html lang="${LANGUAGE_TAGS[brand.languages[0]]}" class="${getBrandClass(brand)}">`,
      );
      expect(html, page).toContain(`.${getBrandClass(brand)}{`);
    }

    const files = globSync(CONTENT, { cwd: folder });
    const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    expect(all).toContain(brand.captchaId);
    const strangers = getOtherBrands(site).filter(
      (other) => all.includes(other.captchaId!) || new RegExp(`\\b${getBrandClass(other)}\\b`).test(all),
    );
    expect(strangers.map(({ id }) => id)).toEqual([]);

    const spoken = LOCALES.filter((locale) =>
      listTranslationsUniqueToLocale(locale).some((sentence) => all.includes(sentence)),
    );
    expect(spoken.toSorted()).toEqual(brand.languages.toSorted());
  });
}
