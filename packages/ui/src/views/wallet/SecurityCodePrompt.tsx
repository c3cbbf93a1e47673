import { SECURITY_CODE_LENGTH } from '@quintet/domain/limits';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { CodeField } from '../../components/CodeField.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import { ForgotPasswordButton } from '../profile/ForgotPasswordButton.tsx';
import styles from './WalletForm.module.css';

interface SecurityCodePromptProps {
  /** What the code confirms. */
  children: ReactNode;
  code: string;
  /** The code is wrong. */
  error?: string | undefined;
  /** Any other error, e.g. too many wrong codes. */
  errorText?: string | undefined;
  confirmLabel?: string;
  tone?: 'normal' | 'danger';
  isBusy: boolean;
  onChange: (code: string) => void;
  onSubmit: () => void;
  /** Replaces a forgotten security password; undefined if the user has no contact for it. */
  onForgot?: (() => void) | undefined;
}

/** Asks for the security password before points move or a wallet is bound: one prompt for all uses. */
export function SecurityCodePrompt(props: SecurityCodePromptProps) {
  const { code, isBusy, tone, onSubmit } = props;
  const intl = useIntl();
  const canSubmit = code.length === SECURITY_CODE_LENGTH;
  const field = useRef<HTMLInputElement>(null);
  const submit = (): void => {
    // Not the button: after an error the code is empty, and a disabled button would lose the focus.
    field.current?.focus();
    onSubmit();
  };
  const form = useNativeFormProps({ canSubmit, isBusy, onSubmit: submit });
  return (
    <form {...form} className={styles.form}>
      <div className={styles.summary}>{props.children}</div>
      <CodeField
        ref={field}
        isSecret
        autoFocus
        length={SECURITY_CODE_LENGTH}
        label={intl.formatMessage({ id: 'wallet.code.label' })}
        hint={intl.formatMessage({ id: 'wallet.code.limit' })}
        error={props.error}
        value={code}
        onChange={(next) => !isBusy && props.onChange(next)}
      />
      {props.onForgot && (
        <ForgotPasswordButton onClick={props.onForgot}>
          <FormattedMessage id="wallet.code.forgot" />
        </ForgotPasswordButton>
      )}
      <FormAlert>{props.errorText}</FormAlert>
      <Button
        type="submit"
        isBlock
        variant={tone === 'danger' ? 'danger' : 'primary'}
        disabled={!canSubmit && !isBusy}
        isBusy={isBusy}
      >
        {props.confirmLabel ?? <FormattedMessage id="wallet.code.confirm" />}
      </Button>
    </form>
  );
}
