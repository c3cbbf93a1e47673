import type { Schemas } from '@quintet/api/types';
import { signIn } from '../../shared/session.ts';
import { clearContactDraft } from './contact-draft.ts';
import { clearVerificationState } from './verification-state.ts';

/** Signs in; what was typed on the way is not needed any more. */
export function completeSignIn({ token, refresh_token }: Schemas['Session']): void {
  clearContactDraft();
  clearVerificationState();
  signIn({ token, refreshToken: refresh_token });
}
