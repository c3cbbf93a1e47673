const SHOWN = 4;

/** Shortens an account so that its owner recognizes it: the first two characters, and at most the last four. */
export function maskPaymentAccount(account: string): string {
  const end = account.length >= 2 * SHOWN ? account.slice(-SHOWN) : account.slice(-1);
  return `${account.slice(0, 2)}••••${end}`;
}
