import { TEST_SITES } from '../../src/test-site.ts';

/**
 * The builds that differ in languages, country, Google or how they find their brand. CHIT and 365 are set up like GU; the files of
 * every brand are checked without a browser (tests/build/brand-files.spec.ts).
 */
export const REPRESENTATIVE_TEST_SITES = TEST_SITES.filter(({ slug }) =>
  ['gu', 'mee', 'varta', 'universal'].includes(slug),
);
