import type { Brand } from '@quintet/brand/brand';
import { showError } from '../../shared/feedback/errors.ts';

export const hasGoogleSignIn = ({ google }: Brand): boolean => google?.enabled === true && google.clientId !== '';

/** Opens Google for a button, whose code loads with the press; shows errors as a toast. */
export function openGoogleSignIn(returnTo?: string): void {
  import('./google.ts').then(({ goToGoogleSignIn }) => goToGoogleSignIn(returnTo)).catch(showError);
}
