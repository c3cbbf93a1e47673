export interface TokenPayload {
  /** User id. */
  sub: string;
  /** Device id. */
  did: string;
  /** Expiry, seconds since the epoch. */
  exp: number;
}

/** Decodes a token's payload without verifying it (design §6); null when it is malformed. */
export function decodeAccessToken(token: string): TokenPayload | null {
  try {
    const part = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof payload !== 'object' || payload === null) return null;
    const { sub, did, exp } = payload as Partial<TokenPayload>;
    if (typeof sub !== 'string' || typeof exp !== 'number') return null;
    return { sub, did: did ?? '', exp };
  } catch {
    return null;
  }
}
