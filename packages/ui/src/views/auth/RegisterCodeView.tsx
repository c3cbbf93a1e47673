import { useIntl } from 'react-intl';
import { CodeField } from '../../components/CodeField.tsx';
import type { FieldState } from '../../components/Field.tsx';
import { AuthForm } from './AuthForm.tsx';
import { ResendCodeButton, type ResendCodeButtonProps } from './ResendCodeButton.tsx';
import { useResendWithFocus } from './use-resend-with-focus.ts';

interface RegisterCodeViewProps extends ResendCodeButtonProps {
  code: FieldState;
  errorText?: string | undefined;
  isBusy: boolean;
  onCodeChange: (code: string) => void;
  /** Called by the button or the last digit. */
  onSubmit: (code: string) => void;
}

/** Registration, step 2: the code (spec §2, §5). */
export function RegisterCodeView({ code, onCodeChange, onSubmit, ...props }: RegisterCodeViewProps) {
  const intl = useIntl();
  const { field, resend } = useResendWithFocus(props.onSend);
  return (
    <AuthForm
      {...props}
      submitLabel={intl.formatMessage({ id: 'auth.register.next' })}
      footer={<ResendCodeButton {...props} onSend={resend} />}
      onSubmit={() => onSubmit(code.value)}
    >
      <CodeField
        ref={field}
        name="code"
        label={intl.formatMessage({ id: 'auth.code.label' })}
        isLabelHidden
        autoFocus
        {...code}
        onChange={onCodeChange}
        onComplete={(complete) => !props.isBusy && onSubmit(complete)}
      />
    </AuthForm>
  );
}
