import { PASSWORD_LENGTH_RANGE } from '@quintet/domain/limits';
import { FormattedMessage, useIntl } from 'react-intl';
import { PasswordField } from '../../components/PasswordField.tsx';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { ForgotPasswordButton } from './ForgotPasswordButton.tsx';
import { SheetForm } from '../../components/SheetForm.tsx';

interface PasswordFormViewProps {
  /** For password managers. */
  username: string;
  /** Null without a password. */
  oldPassword: FormField | null;
  newPassword: FormField;
  confirmation: FormField;
  errorText?: string | undefined;
  canSubmit: boolean;
  isBusy: boolean;
  /** Another way to verify the user. */
  onForgot?: (() => void) | undefined;
  onSubmit: () => void;
}

/** The rules of spec §5, ticked off while typing. */
const RULES = [
  {
    message: 'profile.password.length',
    isMet: (text: string) => text.length >= PASSWORD_LENGTH_RANGE.min && text.length <= PASSWORD_LENGTH_RANGE.max,
  },
  { message: 'profile.password.letters', isMet: (text: string) => /^[A-Za-z0-9]+$/.test(text) },
  { message: 'profile.password.mixture', isMet: (text: string) => /[A-Za-z]/.test(text) && /[0-9]/.test(text) },
] as const;

/** Changes the password or sets the first one (spec §2, Security). */
export function PasswordFormView(props: PasswordFormViewProps) {
  const { oldPassword, newPassword, confirmation } = props;
  const intl = useIntl();
  return (
    <SheetForm
      {...props}
      {...(!oldPassword && { text: <FormattedMessage id="profile.password.set-text" /> })}
      submitLabel={intl.formatMessage({ id: 'profile.password.save' })}
    >
      <input hidden readOnly name="username" autoComplete="username" value={props.username} />
      {oldPassword && (
        <PasswordField
          name="old-password"
          label={intl.formatMessage({ id: 'profile.password.old' })}
          autoComplete="current-password"
          data-autofocus
          {...getFieldInputProps(oldPassword)}
        />
      )}
      <PasswordField
        name="password"
        label={intl.formatMessage({ id: 'profile.password.new' })}
        autoComplete="new-password"
        rules={RULES.map(({ message, isMet }) => ({
          text: intl.formatMessage({ id: message }, { ...PASSWORD_LENGTH_RANGE }),
          isMet: isMet(newPassword.value),
        }))}
        {...(!oldPassword && { 'data-autofocus': true })}
        {...getFieldInputProps(newPassword)}
      />
      <PasswordField
        name="confirmation"
        label={intl.formatMessage({ id: 'profile.password.confirm' })}
        autoComplete="new-password"
        {...getFieldInputProps(confirmation)}
      />
      {props.onForgot && (
        <ForgotPasswordButton onClick={props.onForgot}>
          <FormattedMessage id="profile.password.forgot" />
        </ForgotPasswordButton>
      )}
    </SheetForm>
  );
}
