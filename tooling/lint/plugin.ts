import { importBoundaries } from './rules/import-boundaries.ts';
import { noBarrel } from './rules/no-barrel.ts';
import { noBrandChecks } from './rules/no-brand-checks.ts';
import { noStoryGlobals } from './rules/no-story-globals.ts';
import { noRawStyles } from './rules/no-raw-styles.ts';
import { oldNames } from './rules/old-names.ts';

/** Our own lint rules for oxlint (design §1, §3, §4). */
export default {
  meta: { name: 'quintet' },
  rules: {
    'import-boundaries': importBoundaries,
    'no-brand-checks': noBrandChecks,
    'no-raw-styles': noRawStyles,
    'no-barrel': noBarrel,
    'no-story-globals': noStoryGlobals,
    'old-names': oldNames,
  },
};
