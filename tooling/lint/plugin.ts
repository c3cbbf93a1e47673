import { brandIdentity } from './rules/no-brand-checks.ts';
import { importRule } from './rules/import-boundaries.ts';
import { noBarrel } from './rules/no-barrel.ts';
import { oldNames } from './rules/old-names.ts';
import { tokenStyle } from './rules/no-raw-styles.ts';

/** The house's own rules for oxlint (design §1, §3, §4). */
export default {
  meta: { name: 'house' },
  rules: {
    'import-rule': importRule,
    'brand-identity': brandIdentity,
    'token-style': tokenStyle,
    'no-barrel': noBarrel,
    'old-names': oldNames,
  },
};
