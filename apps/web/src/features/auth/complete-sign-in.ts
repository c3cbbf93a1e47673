import type { Schemas } from '@quintet/api/types';
import { signInWithTokens } from '../../shared/session/session.ts';
import { clearLoginContactDraft } from './contact-draft.ts';
import { clearVerificationState } from './verification-state.ts';

/** Signs in and clears what was typed on the login screens. */
export function completeSignIn({ token, refresh_token }: Schemas['Session']): void {
  clearLoginContactDraft();
  clearVerificationState();
  signInWithTokens({ token, refreshToken: refresh_token });
}
