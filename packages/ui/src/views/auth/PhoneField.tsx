import { normalizePhoneInput } from '@quintet/domain/auth/phone';
import type { Country } from '@quintet/domain/auth/countries';
import { useIntl } from 'react-intl';
import { getFieldInputProps, type FormField } from '../../components/form-field.ts';
import { TextField, type TextFieldProps } from '../../components/TextField.tsx';
import { DialCodeButton } from './DialCodeButton.tsx';

interface PhoneFieldProps extends FormField, Pick<TextFieldProps, 'autoComplete' | 'disabled'> {
  country: Country;
  onCountryOpen: () => void;
}

/** A phone field with a dial code that opens the country picker (spec §2, §5). */
export function PhoneField({ country, onCountryOpen, autoComplete, disabled, ...field }: PhoneFieldProps) {
  const intl = useIntl();
  const applyInput = (typed: string, isComposing: boolean) =>
    field.change(isComposing ? typed : normalizePhoneInput(typed, country.dialCode));
  return (
    <TextField
      type="tel"
      name="phone"
      label={intl.formatMessage({ id: 'auth.login.phone' })}
      placeholder={intl.formatMessage({ id: 'auth.login.phone-placeholder' })}
      inputMode="tel"
      autoComplete={autoComplete}
      disabled={disabled}
      {...getFieldInputProps(field)}
      onChange={(event) => applyInput(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
      onCompositionEnd={(event) => applyInput(event.currentTarget.value, false)}
      start={<DialCodeButton country={country} disabled={disabled} onClick={onCountryOpen} />}
    />
  );
}
