import type { MixedRule } from '@quintet/domain/auth/register';
import type { IntlShape } from 'react-intl';
import type { FieldRule } from '../../components/Field.tsx';

/** Rules of the domain in words. */
export const toFieldRules = (intl: IntlShape, rules: readonly MixedRule[]): FieldRule[] =>
  rules.map(({ message, values, isMet }) => ({ text: intl.formatMessage({ id: message }, values), isMet }));
