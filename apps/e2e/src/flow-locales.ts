import type { Locale } from '@quintet/i18n/locales';
import type { TestSite } from './test-site.ts';

/** The languages in which a flow runs: `locale`, or with `ALL_LANGUAGES=1` each of the site. Stories show every text in both. */
export const listFlowLocales = ({ brand }: TestSite, locale: Locale): readonly Locale[] =>
  process.env['ALL_LANGUAGES'] === '1' ? brand.languages : [locale];
