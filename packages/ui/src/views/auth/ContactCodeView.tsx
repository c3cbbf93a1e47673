import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField } from '../../components/CodeField.tsx';
import type { FieldState } from '../../components/Field.tsx';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { AuthForm } from './AuthForm.tsx';
import styles from './ForgotContactView.module.css';
import { ResendButton, type ResendButtonProps } from './ResendButton.tsx';

interface ForgotContactViewProps extends Omit<ContactFieldsProps, 'contact'>, ResendButtonProps {
  contact: ContactFieldsProps['contact'];
  /** The fixed contact as text, instead of the fields. */
  fixedContact?: string | undefined;
  /** Null until a code was sent. */
  code: FieldState | null;
  errorText?: string | undefined;
  isBusy: boolean;
  onCodeChange: (code: string) => void;
  /** Checks the code, or requests one first. */
  onSubmit: (code: string) => void;
}

/** Forgotten password, step 1: verifies the contact (spec §2). */
export function ForgotContactView({ fixedContact, code, ...props }: ForgotContactViewProps) {
  const intl = useIntl();
  const field = useRef<HTMLInputElement>(null);
  // The resend button is disabled, so the focus moves to the code.
  const resend = (): void => {
    props.onSend();
    field.current?.focus();
  };
  return (
    <AuthForm
      {...props}
      isBusy={props.isBusy || (code === null && props.isSending)}
      submitLabel={intl.formatMessage({ id: code ? 'auth.register.next' : 'auth.code.send' })}
      footer={code && <ResendButton {...props} onSend={resend} />}
      onSubmit={() => (code ? props.onSubmit(code.value) : props.onSend())}
    >
      {fixedContact === undefined ? (
        <ContactFields {...props} isUsername />
      ) : (
        <p className={styles.contact}>
          <FormattedMessage
            id={code ? 'auth.code.sent-to' : 'auth.code.will-send'}
            values={{ contact: fixedContact }}
          />
        </p>
      )}
      {code && (
        <CodeField
          ref={field}
          name="code"
          label={intl.formatMessage({ id: 'auth.code.label' })}
          autoFocus
          {...code}
          onChange={props.onCodeChange}
          onComplete={(complete) => !props.isBusy && props.onSubmit(complete)}
        />
      )}
    </AuthForm>
  );
}
