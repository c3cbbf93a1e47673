import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

/** A user's identity at Google. `email` only if Google vouches for its ownership. */
export type GoogleIdentity = { subject: string; email: string | null; name: string };

/** Verifies an id token; null if it is invalid, for another audience or expired. @throws Error if Google's keys cannot be fetched */
export type VerifyGoogleToken = (token: string, audience: string, nonce?: string) => Promise<GoogleIdentity | null>;

type Provider = { issuers: string[]; jwksUrl: string; clock: () => Date };

/** Verifies with the provider's published keys: signature, issuer, audience, expiry, and the nonce if given (spec §1). */
export function createGoogleTokenVerifier({ issuers, jwksUrl, clock }: Provider): VerifyGoogleToken {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: 5_000 });
  return async (token, audience, nonce) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer: issuers,
        audience,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: clock(),
        clockTolerance: 30,
      });
      if (nonce !== undefined && payload.nonce !== nonce) return null;
      return { subject: String(payload.sub), email: vouchedEmail(payload), name: String(payload.name ?? '') };
    } catch (error) {
      if (isRejected(error)) return null;
      throw error;
    }
  };
}

/** Google vouches for gmail.com and the domains it hosts; any other address may have a new owner by now. */
function vouchedEmail({ email, email_verified, hd }: Record<string, unknown>): string | null {
  if (typeof email !== 'string' || email_verified !== true) return null;
  const address = email.toLowerCase();
  return address.endsWith('@gmail.com') || (typeof hd === 'string' && hd !== '') ? address : null;
}

const TROUBLE = ['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'];
const isRejected = (error: unknown): boolean => error instanceof errors.JOSEError && !TROUBLE.includes(error.code);
