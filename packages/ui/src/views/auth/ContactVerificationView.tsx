import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField } from '../../components/CodeField.tsx';
import type { FieldState } from '../../components/Field.tsx';
import { ContactFields, type ContactFieldsProps } from './ContactFields.tsx';
import { AuthForm } from './AuthForm.tsx';
import styles from './ContactVerificationView.module.css';
import { ResendCodeButton, type ResendCodeButtonProps } from './ResendCodeButton.tsx';
import { useResendWithFocus } from './use-resend-with-focus.ts';

interface ContactVerificationViewProps extends Omit<ContactFieldsProps, 'contact'>, ResendCodeButtonProps {
  contact: ContactFieldsProps['contact'];
  /** The fixed contact as text, instead of the fields. */
  fixedContact?: string | undefined;
  /** Null until a code was sent. */
  code: FieldState | null;
  errorText?: string | undefined;
  /** The label of the button that checks the code. */
  submitLabel: string;
  isBusy: boolean;
  isInset?: boolean | undefined;
  /** An alternative method, below the button. */
  alternative?: ReactNode;
  onCodeChange: (code: string) => void;
  /** Checks the code, or requests one first. */
  onSubmit: (code: string) => void;
}

/** Verifies a contact by a code: login by code, and the first step for a forgotten password (spec §2). */
export function ContactVerificationView({ fixedContact, code, submitLabel, ...props }: ContactVerificationViewProps) {
  const intl = useIntl();
  const { field, resend } = useResendWithFocus(props.onSend);
  return (
    <AuthForm
      {...props}
      isBusy={props.isBusy || (code === null && props.isSending)}
      submitLabel={code ? submitLabel : intl.formatMessage({ id: 'auth.code.send' })}
      footer={code && <ResendCodeButton {...props} onSend={resend} />}
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
