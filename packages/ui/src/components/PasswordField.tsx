import { useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from './IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/**
 * A password field with a show button. Set `autoComplete` (`current-password` or `new-password`) for password managers.
 *
 * For passwords. Not for codes of digits (CodeField).
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const intl = useIntl();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      isExact
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={intl.formatMessage({ id: isShown ? 'kit.password.hide' : 'kit.password.show' })}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
