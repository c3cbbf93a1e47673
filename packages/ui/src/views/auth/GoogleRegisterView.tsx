import { INVITE_CODE, REGISTRATION_NICKNAME, SOCIAL_ACCOUNT, USERNAME } from '@quintet/domain/limits';
import type { KeyboardEvent, ReactNode, SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { Checkbox } from '../../components/Checkbox.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { bind, type FormField } from '../../components/form-field.ts';
import { TextField } from '../../components/TextField.tsx';
import { wearLook } from '../legal-look.ts';
import styles from './GoogleRegisterView.module.css';
import type { LegalLinks } from './LegalLine.tsx';

interface GoogleRegisterViewProps {
  /** The Google account that one goes on with, where Google named it. */
  email: string | null;
  username: FormField;
  nickname: FormField;
  /** Null: the operator hides it. */
  memo: FormField | null;
  inviteCode: FormField | null;
  hasAgreed: boolean;
  legal: LegalLinks;
  failure?: string | undefined;
  canSubmit: boolean;
  isBusy: boolean;
  onAgreedChange: (hasAgreed: boolean) => void;
  onSubmit: () => void;
}

/** Enter belongs to the input method while it composes. */
function leaveEnterToInputMethod(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
}

/** A newcomer from Google chooses how to be known here (spec §2, §5); Google's word stands for contact and password. */
export function GoogleRegisterView(props: GoogleRegisterViewProps) {
  const { email, memo, inviteCode, legal, canSubmit, isBusy } = props;
  const intl = useIntl();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSubmit && !isBusy) props.onSubmit();
  };
  const link = (href: string) => (words: ReactNode[]) => (
    <a key={href} href={href} target="_blank" rel="noopener" onClick={wearLook}>
      {words}
    </a>
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit} onKeyDown={leaveEnterToInputMethod}>
      <p className={styles.text}>
        <FormattedMessage id="auth.google.text" />
        {email && (
          <span className={styles.as}>
            <FormattedMessage id="auth.google.as" values={{ email }} />
          </span>
        )}
      </p>
      <TextField
        name="username"
        label={intl.formatMessage({ id: 'auth.register.username' })}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={2 * USERNAME.max}
        {...bind(props.username)}
      />
      <TextField
        name="nickname"
        label={intl.formatMessage({ id: 'auth.register.nickname' })}
        autoComplete="nickname"
        maxLength={2 * REGISTRATION_NICKNAME.max}
        {...bind(props.nickname)}
      />
      {memo && (
        <TextField
          name="memo"
          label={intl.formatMessage({ id: 'auth.register.memo' })}
          autoComplete="off"
          maxLength={2 * SOCIAL_ACCOUNT.max}
          {...bind(memo)}
        />
      )}
      {inviteCode && (
        <TextField
          name="invite-code"
          label={intl.formatMessage({ id: 'auth.register.invite-code' })}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={2 * INVITE_CODE.max}
          {...bind(inviteCode)}
        />
      )}
      <Checkbox name="agree" checked={props.hasAgreed} onChange={(event) => props.onAgreedChange(event.target.checked)}>
        <FormattedMessage
          id="auth.register.agree"
          values={{ terms: link(legal.termsUrl), privacy: link(legal.privacyUrl) }}
        />
      </Checkbox>
      <FormAlert>{props.failure}</FormAlert>
      <Button type="submit" isBlock disabled={!canSubmit && !isBusy} isBusy={isBusy}>
        <FormattedMessage id="auth.register.submit" />
      </Button>
    </form>
  );
}
