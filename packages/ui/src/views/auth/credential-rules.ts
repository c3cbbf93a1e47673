import type { CredentialRule } from '@quintet/domain/auth/register';
import type { IntlShape } from 'react-intl';
import type { FieldRuleStatus } from '../../components/Field.tsx';

/** Domain rules as texts. */
export const toCredentialFieldRules = (intl: IntlShape, rules: readonly CredentialRule[]): FieldRuleStatus[] =>
  rules.map(({ message, values, isMet }) => ({ text: intl.formatMessage({ id: message }, values), isMet }));
