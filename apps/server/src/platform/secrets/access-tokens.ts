import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import { HttpError } from '../http/http-error.ts';
import type { SigningKey, SigningKeySource } from './signing-keys.ts';

const ALGORITHM = 'HS256';

/** The claims of an access token (design §6: sub, did, brand, iat in seconds). */
type TokenClaims = { userId: string; deviceId: string; brand: string; issuedAt: number };

/** Size of the cache of verified tokens, whose signature need not be checked again. */
const MAX_CACHED_TOKENS = 5000;

/** Issues and reads access tokens. */
export type AccessTokenService = {
  issue: (owner: Omit<TokenClaims, 'issuedAt'>) => Promise<string>;
  /** @throws HttpError api.unauthorized for an invalid or expired token */
  read: (token: string) => Promise<TokenClaims>;
};

/** `lifetime` in seconds. */
export function createAccessTokenService(
  keys: SigningKeySource,
  lifetime: number,
  clock: () => Date,
): AccessTokenService {
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const known = new Map<string, TokenClaims & { kid: string; expiresAt: number }>();

  async function findKey({ kid }: Partial<JWTHeaderParameters>): Promise<SigningKey | undefined> {
    const ring = await keys.current();
    // Tokens issued before keys had names were signed with the oldest key.
    if (kid === undefined) return ring.at(-1);
    const isNamed = (key: SigningKey) => key.kid === kid;
    // Another instance may have just rotated the secret.
    return ring.find(isNamed) ?? (await keys.current(true)).find(isNamed);
  }

  return {
    issue: async ({ userId, deviceId, brand }) => {
      const [{ kid, secret }] = await keys.current();
      return new SignJWT({ did: deviceId, brand })
        .setProtectedHeader({ alg: ALGORITHM, kid })
        .setSubject(userId)
        .setIssuedAt(seconds())
        .setExpirationTime(seconds() + lifetime)
        .sign(secret);
    },
    read: async (token) => {
      const seen = known.get(token);
      if (seen && seconds() < seen.expiresAt && (await keys.current()).some(({ kid }) => kid === seen.kid)) return seen;
      let key: SigningKey | undefined;
      try {
        const getSecret = async (header: JWTHeaderParameters): Promise<Uint8Array> => {
          key = await findKey(header);
          if (!key) throw new errors.JWKSNoMatchingKey();
          return key.secret;
        };
        const { payload } = await jwtVerify(token, getSecret, {
          algorithms: [ALGORITHM],
          currentDate: clock(),
          requiredClaims: ['sub', 'did', 'iat', 'exp', 'brand'],
        });
        const { sub, did, brand, iat, exp } = payload;
        const claims = { userId: String(sub), deviceId: String(did), brand: String(brand), issuedAt: Number(iat) };
        if (known.size === MAX_CACHED_TOKENS) known.delete(known.keys().next().value!);
        known.set(token, { ...claims, kid: key!.kid, expiresAt: Number(exp) });
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new HttpError('api.unauthorized', { cause: error });
        throw error;
      }
    },
  };
}
