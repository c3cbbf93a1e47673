import { FormattedMessage, useIntl } from 'react-intl';
import { PasswordField } from '../../components/PasswordField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { Icon } from '../../icons/Icon.tsx';
import styles from './DeleteAccountView.module.css';
import { bind, type FormField } from '../../components/form-field.ts';
import { SheetForm } from './SheetForm.tsx';

interface DeleteAccountViewProps {
  username: string;
  /** The password, or the account ID without one. */
  proof: FormField;
  hasPassword: boolean;
  errorText?: string | undefined;
  canSubmit: boolean;
  isBusy: boolean;
  onSubmit: () => void;
}

const CONSEQUENCES = [
  { message: 'profile.delete.erased', icon: 'person' },
  { message: 'profile.delete.points', icon: 'wallet' },
  { message: 'profile.delete.messages', icon: 'chat' },
] as const;

/** The consequences of deleting the account, with the proof of its owner (spec §2, About). */
export function DeleteAccountView(props: DeleteAccountViewProps) {
  const { username, proof, hasPassword } = props;
  const intl = useIntl();
  return (
    <SheetForm
      {...props}
      tone="danger"
      text={<FormattedMessage id="profile.delete.text" />}
      submitLabel={intl.formatMessage({ id: 'profile.delete.action' })}
    >
      <ul className={styles.consequences}>
        {CONSEQUENCES.map(({ message, icon }) => (
          <li key={message}>
            <Icon name={icon} />
            <FormattedMessage id={message} />
          </li>
        ))}
      </ul>
      {hasPassword ? (
        <>
          <input hidden readOnly name="username" autoComplete="username" value={username} />
          <PasswordField
            name="password"
            label={intl.formatMessage({ id: 'profile.delete.password' })}
            autoComplete="current-password"
            {...bind(proof)}
          />
        </>
      ) : (
        <TextField
          name="username-again"
          label={intl.formatMessage({ id: 'profile.delete.username' }, { username })}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...bind(proof)}
        />
      )}
    </SheetForm>
  );
}
