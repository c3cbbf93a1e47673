import { paths } from '../../shared/navigation/paths.ts';

/** The path of a user in the search for friends. */
const toFriendHref = (username: string): string => paths.friends.href({ dialogVisible: 'add', contact: username });

/** The URL in a user's QR code. A phone's camera app can open it: it shows the user in the search for friends. */
export const toAddFriendUrl = (username: string, origin: string): string => origin + toFriendHref(username);

/** The codes of users and groups: the path, the parameter that names the user or group, and where a scanned code leads. */
const CODES = [
  { pattern: paths.friends.pattern, name: 'contact', toHref: toFriendHref },
  { pattern: paths.chat.pattern, name: 'invite', toHref: (invite: string) => paths.chat.href({ invite }) },
] as const;

/** What a scanned text is: where the code of a user or group leads, such a code of another site, or something else. */
type FriendOrGroupQrTarget = { readonly href: string } | { readonly otherSite: string } | null;

export function resolveFriendOrGroupQr(text: string, origin: string): FriendOrGroupQrTarget {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const code = CODES.find(({ pattern }) => pattern === url?.pathname);
  const value = code && url?.searchParams.get(code.name);
  if (!url || !value) return null;
  return url.origin === origin ? { href: code.toHref(value) } : { otherSite: url.host };
}
