import { randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/types.ts';
import { Failure } from '../../http/failure.ts';

const ALGORITHM = 'HS256';
const SECRET_KEY = 'token_secret';

/** Whom an access token names (design §6: sub, did, brand), and when it was issued, in seconds. */
type TokenClaims = { userId: string; deviceId: string; brand: string; issuedAt: number };

/** Tokens of those who ask often: their signature is checked once. */
const MOST_KNOWN = 5000;

export type AccessTokens = {
  issue: (owner: Omit<TokenClaims, 'issuedAt'>) => Promise<string>;
  /** @throws Failure api.unauthorized for a token that is not ours or has expired. */
  read: (token: string) => Promise<TokenClaims>;
};

/** `lifetime` in seconds. */
export function createAccessTokens(secret: Uint8Array, lifetime: number, clock: () => Date): AccessTokens {
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const known = new Map<string, TokenClaims & { expiresAt: number }>();
  return {
    issue: ({ userId, deviceId, brand }) =>
      new SignJWT({ did: deviceId, brand })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + lifetime)
        .sign(secret),
    read: async (token) => {
      const seen = known.get(token);
      if (seen && seconds() < seen.expiresAt) return seen;
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [ALGORITHM],
          currentDate: clock(),
          requiredClaims: ['sub', 'did', 'iat', 'exp', 'brand'],
        });
        const { sub, did, brand, iat, exp } = payload;
        const claims = { userId: String(sub), deviceId: String(did), brand: String(brand), issuedAt: Number(iat) };
        if (known.size === MOST_KNOWN) known.delete(known.keys().next().value!);
        known.set(token, { ...claims, expiresAt: Number(exp) });
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new Failure('api.unauthorized', { cause: error });
        throw error;
      }
    },
  };
}

/** The key that signs our tokens, made once per database and shared by all instances. */
export async function readTokenSecret(db: Kysely<Database>): Promise<Uint8Array> {
  await db
    .insertInto('settings')
    .values({ key: SECRET_KEY, value: JSON.stringify(randomBytes(32).toString('base64')) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', SECRET_KEY)
    .executeTakeFirstOrThrow();
  return Buffer.from(String(value), 'base64');
}
