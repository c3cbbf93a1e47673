import { importBoundariesRule } from './rules/import-boundaries.ts';
import { noBarrelRule } from './rules/no-barrel.ts';
import { noBrandChecksRule } from './rules/no-brand-checks.ts';
import { noStoryGlobalsRule } from './rules/no-story-globals.ts';
import { noRawStylesRule } from './rules/no-raw-styles.ts';
import { oldNamesRule } from './rules/old-names.ts';

/** Our own lint rules for oxlint (design §1, §3, §4). */
export default {
  meta: { name: 'quintet' },
  rules: {
    'import-boundaries': importBoundariesRule,
    'no-brand-checks': noBrandChecksRule,
    'no-raw-styles': noRawStylesRule,
    'no-barrel': noBarrelRule,
    'no-story-globals': noStoryGlobalsRule,
    'old-names': oldNamesRule,
  },
};
