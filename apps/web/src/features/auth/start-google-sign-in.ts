import type { Brand } from '@quintet/brand/brand';
import { showError } from '../../shared/feedback/errors.ts';

export const isGoogleSignInEnabled = ({ google }: Brand): boolean => google?.enabled === true && google.clientId !== '';

/** Opens Google for a button, whose code loads with the press; shows errors as a toast. */
export function startGoogleSignIn(returnTo?: string): void {
  import('./google.ts').then(({ redirectToGoogleSignIn }) => redirectToGoogleSignIn(returnTo)).catch(showError);
}
