import type { ContactMode } from '@quintet/domain/auth/contact';
import type { Country } from '@quintet/domain/auth/countries';
import { EMAIL_LENGTH_MAX } from '@quintet/domain/limits';
import { useIntl } from 'react-intl';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { Tabs, getTabPanelProps } from '../../components/Tabs.tsx';
import { TextField } from '../../components/TextField.tsx';
import styles from './ContactFields.module.css';
import { PhoneField } from './PhoneField.tsx';

export interface ContactFieldsProps {
  mode: ContactMode;
  country: Country;
  contact: FormField;
  onModeChange: (mode: ContactMode) => void;
  onCountryOpen: () => void;
}

interface Props extends ContactFieldsProps {
  /** The contact is the username for password managers. */
  isUsername?: boolean;
  isDisabled?: boolean;
}

/** The phone or email field with the switch between them (spec §2, §5). */
export function ContactFields({ mode, country, contact, isUsername, isDisabled, ...props }: Props) {
  const intl = useIntl();
  return (
    <>
      <div className={styles.modes}>
        <Tabs
          id="contact"
          variant="pill"
          label={intl.formatMessage({ id: 'auth.login.mode' })}
          items={[
            { id: 'phone', label: intl.formatMessage({ id: 'auth.login.mode-phone' }) },
            { id: 'email', label: intl.formatMessage({ id: 'auth.login.mode-email' }) },
          ]}
          value={mode}
          onChange={props.onModeChange}
        />
      </div>
      <div {...getTabPanelProps('contact', mode)}>
        {mode === 'phone' ? (
          <PhoneField
            {...contact}
            country={country}
            autoComplete={isUsername ? 'username' : 'tel-national'}
            disabled={isDisabled}
            onCountryOpen={props.onCountryOpen}
          />
        ) : (
          <TextField
            type="email"
            name="email"
            label={intl.formatMessage({ id: 'auth.login.email' })}
            placeholder={intl.formatMessage({ id: 'auth.login.email-placeholder' })}
            autoComplete={isUsername ? 'username' : 'email'}
            isExact
            inputMode="email"
            maxLength={EMAIL_LENGTH_MAX}
            disabled={isDisabled}
            {...getFieldInputProps(contact)}
          />
        )}
      </div>
    </>
  );
}
