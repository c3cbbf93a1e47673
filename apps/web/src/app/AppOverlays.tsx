import { syncOverlayHistoryAfterNavigation } from '@quintet/ui/use-back-to-close';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePresentedErrors } from '../shared/feedback/errors.ts';
import {
  cancelLoginDialog,
  completeLoginDialog,
  discardPendingLoginAction,
  useIsLoginDialogOpen,
} from '../shared/session/login-dialog.ts';
import { isAuthPath } from '../shared/navigation/paths.ts';
import { useShownToast } from '../shared/feedback/toasts.ts';
import { getCurrentSession, onSessionChange } from '../shared/session/session.ts';
import { loadTranslationNamespace } from '../shared/appearance/translations.ts';
import { useLazyDialog, useLazyComponent } from '../shared/loading/use-lazy-component.ts';

const loadToaster = () => import('./Toaster.tsx');
const loadPresenter = () => import('./ErrorPresenter.tsx');

async function loadLoginDialog() {
  const [module] = await Promise.all([
    import('../features/auth/LoginDialog.tsx'),
    loadTranslationNamespace('loginDialog'),
  ]);
  return module;
}

/** Overlays of any screen: errors, toasts and the login dialog. */
export function AppOverlays(): ReactNode {
  // No part of the screen could report that these two failed, so they retry until they have loaded.
  const Presenter = useLazyComponent(usePresentedErrors().length > 0, loadPresenter);
  const Toaster = useLazyComponent(useShownToast() !== null, loadToaster);
  const LoginDialog = useLazyDialog(useIsLoginDialogOpen(), loadLoginDialog, cancelLoginDialog);
  useEffect(
    () => onSessionChange(() => (getCurrentSession().isSignedIn ? completeLoginDialog() : cancelLoginDialog())),
    [],
  );
  const { pathname, key } = useLocation();
  useEffect(syncOverlayHistoryAfterNavigation, [key]);
  useEffect(() => {
    if (!isAuthPath(pathname)) discardPendingLoginAction();
  }, [pathname]);
  return (
    <>
      {Presenter && <Presenter />}
      {Toaster && <Toaster />}
      {LoginDialog && <LoginDialog />}
    </>
  );
}
