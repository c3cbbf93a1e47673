/** The text that the commitment of an envelope is the hash of (Commitment in the contract). */
const toCommittedText = (seed: string, shares: readonly number[]): string => `${seed}:${shares.join(',')}`;

/** The SHA-256 of the seed and all shares in the order of their index, in hexadecimal. Runs in the browser and on the server. */
export async function computeSharesCommitment(seed: string, shares: readonly number[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(toCommittedText(seed, shares)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export type EnvelopeFairnessInput = {
  commitment: string;
  seed: string;
  /** Of all shares, in the order of their index. */
  shares: readonly number[];
  /** The points of all shares as sent. */
  amount: number;
  claims: readonly { readonly index: number; readonly amount: number | null }[];
};

/** Whether the shares are those that were fixed at sending, add up to the amount, and every claimer got the share of their index. */
export async function isEnvelopeFair({
  commitment,
  seed,
  shares,
  amount,
  claims,
}: EnvelopeFairnessInput): Promise<boolean> {
  const sum = shares.reduce((total, share) => total + share, 0);
  const hasOwnShares = claims.every((claim) => claim.amount === shares[claim.index]);
  const isOnce = new Set(claims.map(({ index }) => index)).size === claims.length;
  return sum === amount && hasOwnShares && isOnce && (await computeSharesCommitment(seed, shares)) === commitment;
}
