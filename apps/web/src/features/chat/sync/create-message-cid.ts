/** Creates a client id for a message (design §4, Sending). `randomUUID` is missing on insecure pages. */
export function createMessageCid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
