/** The contract's pattern of a login code (QrcodeData). */
const DATA = /^[\w-]{16,512}$/;

/** The URL in the other device's QR code. A phone's camera app can open it, and the code in its fragment is never sent to a server. */
export const getLoginQrUrl = (page: string, data: string): string => `${page}#${data}`;

/** Host and port of the site of a scanned or pasted code, if it is not the site at `origin`; else null. */
export function getMismatchedLoginQrHost(text: string, origin: string): string | null {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  return url !== null && url.origin !== origin && DATA.test(url.hash.slice(1)) ? url.host : null;
}

/** Extracts the login code from a scanned or pasted text: a login URL or the code alone. Null when there is none. */
export function parseLoginQr(text: string): string | null {
  const data = text.trim().split('#').at(-1)!;
  return DATA.test(data) ? data : null;
}
