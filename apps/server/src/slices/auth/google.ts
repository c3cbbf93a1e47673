import { OpType } from '@quintet/api/enums';
import type { Kysely } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call } from '../../platform/http/handler.ts';
import type { GoogleIdentity } from '../../platform/integrations/google.ts';
import { getBrandById } from './brand-by-id.ts';
import { signIn } from './sign-in.ts';

type CallContext = Pick<Call<'loginWithGoogle' | 'registerUser'>, 'caller' | 'services'>;

/** The brand's Google client id (spec §1). @throws HttpError api.forbidden if the brand does not offer Google sign-in */
function clientAt(brand: string): string {
  const { google } = getBrandById(brand);
  if (!google?.enabled) throw new HttpError('api.forbidden');
  return google.clientId;
}

export async function getGoogleSignInConfig({ caller, services }: Call<'getGoogleSignIn'>) {
  const { googleAuthorizationUrl } = services.config.integrations;
  return { authorization_url: googleAuthorizationUrl, client_id: clientAt(caller.brand) };
}

/** Verifies an id token and returns its Google identity. @throws HttpError api.forbidden as `clientAt`, api.unauthorized */
export async function verifyGoogleIdToken(
  { caller, services }: CallContext,
  token: string,
  nonce?: string,
): Promise<GoogleIdentity> {
  const identity = await services.integrations.google(token, clientAt(caller.brand), nonce);
  if (!identity) throw new HttpError('api.unauthorized');
  return identity;
}

/** Signs in with an id token; for a new user, returns the name and e-mail address from Google for registration (spec §7). */
export async function loginWithGoogle(call: Call<'loginWithGoogle'>) {
  const { body, services } = call;
  const identity = await verifyGoogleIdToken(call, body.token, body.nonce);
  const user = await findAccount(services.db, identity);
  if (!user) {
    const { email, name } = identity;
    return { op_type: OpType.REGISTER, nickname: name, ...(email !== null && { email }) };
  }
  const session = await signIn(call, body.device_id, async (trx) => {
    await trx.updateTable('users').set({ google_subject: identity.subject }).where('id', '=', user.id).execute();
    return user;
  });
  return { op_type: OpType.LOGIN, ...session };
}

/** Finds the account linked to the Google account, else the account with the e-mail address that Google verified. */
async function findAccount(db: Kysely<Database>, { subject, email }: GoogleIdentity) {
  const accounts = db.selectFrom('users').select(['id', 'status']).where('delete_at', 'is', null);
  const own = await accounts.where('google_subject', '=', subject).executeTakeFirst();
  if (own || email === null) return own;
  return accounts.where('email', '=', email).where('google_subject', 'is', null).executeTakeFirst();
}
