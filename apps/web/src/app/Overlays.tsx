import { syncHistory } from '@quintet/ui/use-back-to-close';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useShownErrors } from '../shared/errors.ts';
import {
  closeLoginDialog,
  completeLoginDialog,
  discardPendingAction,
  useIsLoginDialogOpen,
} from '../shared/login-dialog.ts';
import { isAuthPath } from '../shared/paths.ts';
import { useToast } from '../shared/toasts.ts';
import { currentSession, onSessionChange } from '../shared/session.ts';
import { loadNamespace } from '../shared/translations.ts';
import { useLazyComponent, useLoadedComponent } from '../shared/use-lazy-component.ts';

const loadNoticeboard = () => import('./Toaster.tsx');
const loadPresenter = () => import('./ErrorPresenter.tsx');

async function loadLoginDialog() {
  const [module] = await Promise.all([import('../features/auth/LoginDialog.tsx'), loadNamespace('loginDialog')]);
  return module;
}

/** Overlays of any screen: errors, toasts and the login dialog. */
export function Overlays(): ReactNode {
  // Nothing could tell that these two failed, so they are loaded until they are there.
  const Presenter = useLoadedComponent(useShownErrors().length > 0, loadPresenter);
  const Noticeboard = useLoadedComponent(useToast() !== null, loadNoticeboard);
  const LoginDialog = useLazyComponent(useIsLoginDialogOpen(), loadLoginDialog, closeLoginDialog);
  useEffect(
    () => onSessionChange(() => (currentSession().isSignedIn ? completeLoginDialog() : closeLoginDialog())),
    [],
  );
  const { pathname, key } = useLocation();
  useEffect(syncHistory, [key]);
  useEffect(() => {
    if (!isAuthPath(pathname)) discardPendingAction();
  }, [pathname]);
  return (
    <>
      {Presenter && <Presenter />}
      {Noticeboard && <Noticeboard />}
      {LoginDialog && <LoginDialog />}
    </>
  );
}
