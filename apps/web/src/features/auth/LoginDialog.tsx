import type { ContactMode } from '@quintet/domain/auth/contact';
import { Sheet } from '@quintet/ui/Sheet';
import { LoginSelectView } from '@quintet/ui/views/auth/LoginSelectView';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { useBrand } from '../../shared/appearance/brand-context.ts';
import {
  cancelLoginDialog,
  hideLoginDialog,
  useIsLoginDialogOpen,
  useLoginReason,
} from '../../shared/session/login-dialog.ts';
import { useIsUnderMaintenance } from '../../shared/requests/maintenance.ts';
import { BrandMark } from '../../shared/appearance/BrandMark.tsx';
import { isAuthPath, paths } from '../../shared/navigation/paths.ts';
import { toAuthReturnState, useAuthHistoryState } from '../../shared/navigation/auth-navigation.ts';
import { useIsWide } from '../../shared/appearance/use-is-wide.ts';
import { startGoogleSignIn, isGoogleSignInEnabled } from './start-google-sign-in.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useCheckMaintenanceOnMount } from './use-check-maintenance-on-mount.ts';

const focusFirstInput = (form: HTMLElement | null): void => form?.querySelector('input')?.focus();

/** The dialog's content; it remounts at each opening. */
function LoginDialogContent({
  mode,
  onModeChange,
}: {
  mode: ContactMode | null;
  onModeChange: (mode: ContactMode | null) => void;
}) {
  const brand = useBrand();
  const reason = useLoginReason();
  const location = useLocation();
  const navigate = useNavigate();
  const historyState = useAuthHistoryState();
  const isWide = useIsWide();
  useCheckMaintenanceOnMount();
  useEffect(() => () => onModeChange(null), [onModeChange]);
  const leaveTo = (href: string): void => {
    hideLoginDialog();
    // A login screen is no page to return to.
    void navigate(href, { state: isAuthPath(location.pathname) ? historyState : toAuthReturnState(location) });
  };
  if (mode) {
    return (
      <div ref={focusFirstInput}>
        <LoginForm isInset mode={mode} onModeChange={onModeChange} onLeave={leaveTo} />
      </div>
    );
  }
  return (
    <LoginSelectView
      isInset
      isPrompt
      {...(reason && { reason })}
      brandTitle={brand.title}
      mark={<BrandMark />}
      legal={brand}
      hasGoogle={isGoogleSignInEnabled(brand)}
      languageSwitch={<LanguagePicker />}
      {...(isWide && { onScan: () => leaveTo(paths.login.href()) })}
      onChoose={(method) =>
        method === 'google' ? startGoogleSignIn(toAuthReturnState(location).returnTo) : onModeChange(method)
      }
    />
  );
}

/** Login select and login over the current screen: a bottom sheet on a phone, a dialog on a wide window (spec §2). */
export default function LoginDialog(): ReactNode {
  const intl = useIntl();
  const isUnderMaintenance = useIsUnderMaintenance();
  const isOpen = useIsLoginDialogOpen() && !isUnderMaintenance;
  useEffect(() => {
    if (isUnderMaintenance) cancelLoginDialog();
  }, [isUnderMaintenance]);
  const [mode, setMode] = useState<ContactMode | null>(null);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={cancelLoginDialog}
      onBack={mode ? () => setMode(null) : undefined}
      title={intl.formatMessage({ id: mode ? 'auth.login.title' : 'shell.guest.log-in' })}
      isTitleHidden={!mode}
    >
      <LoginDialogContent mode={mode} onModeChange={setMode} />
    </Sheet>
  );
}
