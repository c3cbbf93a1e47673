import type { ContactMode } from '@quintet/domain/auth/contact';
import { LoginFormView } from '@quintet/ui/views/auth/LoginFormView';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { useCountryPicker } from './use-country-picker.tsx';
import { useLogin } from './use-login.ts';

interface LoginFormProps {
  mode: ContactMode;
  isInset?: boolean;
  onModeChange: (mode: ContactMode) => void;
  /** Opens registration or password recovery, which are pages of their own. */
  onLeave: (href: string) => void;
}

/** The login form with its country picker. */
export function LoginForm({ mode, isInset, onModeChange, onLeave }: LoginFormProps): ReactNode {
  const { country, setCountry, view } = useLogin(mode);
  const { open, picker } = useCountryPicker(country, setCountry);
  return (
    <>
      <LoginFormView
        {...view}
        {...(isInset && { isInset })}
        onModeChange={onModeChange}
        onCountryOpen={open}
        onForgot={() => onLeave((mode === 'email' ? paths.forgotPasswordEmail : paths.forgotPasswordPhone).href())}
        onRegister={() => onLeave(paths.register.href({ mode }))}
      />
      {picker}
    </>
  );
}
