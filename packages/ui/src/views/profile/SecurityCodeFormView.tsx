import { SECURITY_CODE_LENGTH } from '@quintet/domain/limits';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField } from '../../components/CodeField.tsx';
import { ForgotPasswordButton } from './ForgotPasswordButton.tsx';
import { SheetForm } from '../../components/SheetForm.tsx';

interface SecurityCodeFormViewProps {
  /** Null if the user has no security password yet. */
  oldCode: string | null;
  /** The error of the old code. */
  oldCodeError?: string | undefined;
  newCode: string;
  confirmation: string;
  /** The error of the confirmation. */
  error?: string | undefined;
  errorText?: string | undefined;
  canSubmit: boolean;
  isBusy: boolean;
  onOldCodeChange: (code: string) => void;
  onNewCodeChange: (code: string) => void;
  onConfirmationChange: (code: string) => void;
  /** Another way to verify the user. */
  onForgot?: (() => void) | undefined;
  onSubmit: () => void;
}

/** Sets or changes the six-digit security password (spec §5, design §6). A full code focuses the next field. */
export function SecurityCodeFormView(props: SecurityCodeFormViewProps) {
  const intl = useIntl();
  const fresh = useRef<HTMLInputElement>(null);
  const confirmation = useRef<HTMLInputElement>(null);
  return (
    <SheetForm
      {...props}
      text={<FormattedMessage id="profile.security-code.text" values={{ length: SECURITY_CODE_LENGTH }} />}
      submitLabel={intl.formatMessage({ id: 'profile.security-code.save' })}
    >
      {props.oldCode !== null && (
        <CodeField
          isSecret
          length={SECURITY_CODE_LENGTH}
          label={intl.formatMessage({ id: 'profile.security-code.old' })}
          error={props.oldCodeError}
          value={props.oldCode}
          onChange={props.onOldCodeChange}
          onComplete={() => fresh.current?.focus()}
        />
      )}
      <CodeField
        ref={fresh}
        isSecret
        length={SECURITY_CODE_LENGTH}
        label={intl.formatMessage({ id: 'profile.security-code.new' })}
        value={props.newCode}
        onChange={props.onNewCodeChange}
        onComplete={() => confirmation.current?.focus()}
      />
      <CodeField
        ref={confirmation}
        isSecret
        length={SECURITY_CODE_LENGTH}
        label={intl.formatMessage({ id: 'profile.security-code.confirm' })}
        error={props.error}
        value={props.confirmation}
        onChange={props.onConfirmationChange}
      />
      {props.onForgot && (
        <ForgotPasswordButton onClick={props.onForgot}>
          <FormattedMessage id="profile.security-code.forgot" />
        </ForgotPasswordButton>
      )}
    </SheetForm>
  );
}
