import type { Schemas } from '@quintet/api/types';
import { signIn } from '../../shared/session.ts';
import { forgetContactDraft } from './contact-draft.ts';
import { forgetCodes } from './verification-state.ts';

/** Signs in; what was typed on the way is not needed any more. */
export function enter({ token, refresh_token }: Schemas['Session']): void {
  forgetContactDraft();
  forgetCodes();
  signIn({ token, refreshToken: refresh_token });
}
