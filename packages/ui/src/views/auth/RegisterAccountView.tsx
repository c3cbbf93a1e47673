import { getCredentialRules } from '@quintet/domain/auth/register';
import {
  INVITE_CODE_LENGTH_RANGE,
  REGISTRATION_NICKNAME_LENGTH_RANGE,
  SOCIAL_ACCOUNT_LENGTH_RANGE,
  USERNAME_LENGTH_RANGE,
} from '@quintet/domain/limits';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '../../components/Checkbox.tsx';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { TextField } from '../../components/TextField.tsx';
import { addAppearanceOnLinkClick } from '../legal-link.ts';
import { AuthForm } from './AuthForm.tsx';
import type { LegalUrls } from './LegalLinksLine.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { toCredentialFieldRules } from './credential-rules.ts';

interface OptionalField extends FormField {
  isRequired: boolean;
}

interface RegisterAccountViewProps {
  username: FormField;
  nickname: FormField;
  /** Null with Google. */
  password: { login: string; password: FormField; confirmation: FormField } | null;
  /** Null: hidden by the operator. */
  memo: OptionalField | null;
  inviteCode: OptionalField | null;
  hasAgreed: boolean;
  /** The last attempt lacked the agreement. */
  isAgreementMissing: boolean;
  legal: LegalUrls;
  errorText?: ReactNode;
  isBusy: boolean;
  onAgreedChange: (hasAgreed: boolean) => void;
  onSubmit: () => void;
}

const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

/** Registration, step 3: account fields and password (spec §2, §5). */
export function RegisterAccountView(props: RegisterAccountViewProps) {
  const { username, nickname, password, memo, inviteCode, legal } = props;
  const intl = useIntl();
  const say = (id: 'nickname' | 'memo' | 'invite-code') => intl.formatMessage({ id: `auth.register.${id}` });
  const labelOf = (id: 'memo' | 'invite-code', { isRequired }: OptionalField) =>
    isRequired ? say(id) : intl.formatMessage({ id: 'auth.register.optional' }, { label: say(id) });
  const link = (href: string) => (words: ReactNode[]) => (
    <a key={href} href={href} target="_blank" rel="noopener" onClick={addAppearanceOnLinkClick}>
      {words}
    </a>
  );
  return (
    <AuthForm {...props} submitLabel={intl.formatMessage({ id: 'auth.register.submit' })}>
      <TextField
        name="account-id"
        autoFocus
        label={intl.formatMessage({ id: 'auth.register.username' })}
        rules={toCredentialFieldRules(intl, getCredentialRules(username.value, USERNAME_LENGTH_RANGE))}
        {...PLAIN}
        {...getFieldInputProps(username)}
        hint={undefined}
      />
      {password && (
        <NewPasswordFields
          username={password.login}
          password={password.password}
          confirmation={password.confirmation}
          labels={{
            password: intl.formatMessage({ id: 'auth.register.password' }),
            confirmation: intl.formatMessage({ id: 'auth.register.confirm' }),
          }}
        />
      )}
      <TextField
        name="nickname"
        label={say('nickname')}
        autoComplete="nickname"
        {...getFieldInputProps(nickname)}
        hint={intl.formatMessage({ id: 'auth.register.nickname-rule' }, { ...REGISTRATION_NICKNAME_LENGTH_RANGE })}
      />
      {memo && (
        <TextField
          name="memo"
          label={labelOf('memo', memo)}
          required={memo.isRequired}
          {...PLAIN}
          {...getFieldInputProps(memo)}
          hint={intl.formatMessage({ id: 'auth.register.memo-rule' }, { ...SOCIAL_ACCOUNT_LENGTH_RANGE })}
        />
      )}
      {inviteCode && (
        <TextField
          name="invite-code"
          label={labelOf('invite-code', inviteCode)}
          required={inviteCode.isRequired}
          {...PLAIN}
          {...getFieldInputProps(inviteCode)}
          hint={intl.formatMessage({ id: 'auth.register.invite-code-rule' }, { ...INVITE_CODE_LENGTH_RANGE })}
        />
      )}
      <Checkbox
        name="agree"
        checked={props.hasAgreed}
        error={props.isAgreementMissing ? intl.formatMessage({ id: 'auth.register.agree-required' }) : undefined}
        onChange={(event) => props.onAgreedChange(event.target.checked)}
      >
        <FormattedMessage
          id="auth.register.agree"
          values={{ terms: link(legal.termsUrl), privacy: link(legal.privacyUrl) }}
        />
      </Checkbox>
    </AuthForm>
  );
}
