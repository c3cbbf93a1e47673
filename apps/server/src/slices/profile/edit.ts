import { assertNoBannedWords } from '../../platform/banned-words.ts';
import { requireUser } from '../../platform/http/caller.ts';
import type { Call } from '../../platform/http/handler.ts';
import { updateUserAndNotify } from './update-user.ts';

/** Nickname, account ID and introduction (spec §5, edit profile). @throws HttpError api.data_exist, has_banned_word.introduction */
export async function editProfile({ body, caller, services }: Call<'editProfile'>) {
  const { nickname, username, introduction } = body;
  if (introduction !== undefined) await assertNoBannedWords(services.db, 'introduction', introduction);
  return updateUserAndNotify(services, requireUser(caller).userId, { nickname, username, introduction });
}
