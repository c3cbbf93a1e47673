/** What a login code may look like, as the contract has it (QrcodeData). */
const DATA = /^[\w-]{16,512}$/;

/** The address that the other device shows as a QR code: a phone's own camera opens it, and the code is never sent to a server. */
export const getLoginQrUrl = (page: string, data: string): string => `${page}#${data}`;

/** The site whose code was scanned or pasted, where that is another than the one at `origin`: host and port. */
export function getOtherSite(text: string, origin: string): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url !== null && url.origin !== origin && DATA.test(url.hash.slice(1)) ? url.host : null;
}

/** The code in what was scanned or pasted: an address of ours or the code alone. Null: nothing of the kind. */
export function parseLoginQr(text: string): string | null {
  const data = text.trim().split('#').at(-1)!;
  return DATA.test(data) ? data : null;
}
