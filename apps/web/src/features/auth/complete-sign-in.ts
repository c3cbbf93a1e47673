import type { Schemas } from '@quintet/api/types';
import { signIn } from '../../shared/session/session.ts';
import { clearLoginContactDraft } from './contact-draft.ts';
import { clearVerificationState } from './verification-state.ts';

/** Signs in and clears what was typed on the login screens. */
export function completeSignIn({ token, refresh_token }: Schemas['Session']): void {
  clearLoginContactDraft();
  clearVerificationState();
  signIn({ token, refreshToken: refresh_token });
}
