import { SECURITY_CODE_LENGTH } from '@quintet/domain/limits';
import { useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField } from '../../components/CodeField.tsx';
import { SheetForm } from '../../components/SheetForm.tsx';
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
  const { code, isBusy, onSubmit } = props;
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const submit = (): void => {
    // Not the button: after an error the code is empty, and a disabled button would lose the focus.
    field.current?.focus();
    onSubmit();
  };
  return (
    <SheetForm
      {...props}
      submitLabel={props.confirmLabel ?? <FormattedMessage id="wallet.code.confirm" />}
      canSubmit={code.length === SECURITY_CODE_LENGTH}
      onSubmit={submit}
    >
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
    </SheetForm>
  );
}
