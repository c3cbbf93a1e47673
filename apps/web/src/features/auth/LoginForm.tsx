import type { ContactMode } from '@quintet/domain/auth/contact';
import { LoginFormView } from '@quintet/ui/views/auth/LoginFormView';
import { useState, type ReactNode } from 'react';
import { paths } from '../../shared/navigation/paths.ts';
import { loadTranslationNamespace } from '../../shared/appearance/translations.ts';
import { useLazyDialog } from '../../shared/loading/use-lazy-component.ts';
import type { LoginByCodeProps } from './LoginByCode.tsx';
import { useCountryPicker } from '../../shared/forms/use-country-picker.tsx';
import { useLoginForm } from './use-login-form.ts';

interface LoginFormProps {
  mode: ContactMode;
  isInset?: boolean;
  onModeChange: (mode: ContactMode) => void;
  /** Opens registration or password recovery, which are pages of their own. */
  onLeave: (href: string) => void;
}

async function loadLoginByCode() {
  const [module] = await Promise.all([import('./LoginByCode.tsx'), loadTranslationNamespace('loginByCode')]);
  return module;
}

/** The login form: by password, or by a code. */
export function LoginForm(props: LoginFormProps): ReactNode {
  const [isByCode, setIsByCode] = useState(false);
  const leaveCode = (): void => setIsByCode(false);
  const LoginByCode = useLazyDialog<LoginByCodeProps>(isByCode, loadLoginByCode, leaveCode);
  return isByCode && LoginByCode ? (
    <LoginByCode {...props} onUsePassword={leaveCode} />
  ) : (
    <LoginByPassword {...props} onUseCode={() => setIsByCode(true)} />
  );
}

/** The password form with its country picker. */
function LoginByPassword({
  mode,
  isInset,
  onModeChange,
  onLeave,
  onUseCode,
}: LoginFormProps & { onUseCode: () => void }): ReactNode {
  const { country, setCountry, view } = useLoginForm(mode);
  const { open, picker } = useCountryPicker(country, setCountry);
  return (
    <>
      <LoginFormView
        {...view}
        {...(isInset && { isInset })}
        onModeChange={onModeChange}
        onCountryOpen={open}
        onUseCode={onUseCode}
        onForgot={() => onLeave((mode === 'email' ? paths.forgotPasswordEmail : paths.forgotPasswordPhone).href())}
        onRegister={() => onLeave(paths.register.href({ mode }))}
      />
      {picker}
    </>
  );
}
