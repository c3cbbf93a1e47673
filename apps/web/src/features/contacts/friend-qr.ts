import { paths } from '../../shared/navigation/paths.ts';

/** The URL in a user's QR code. A phone's camera app can open it: it shows the user in the search for friends. */
export const toFriendUrl = (username: string, origin: string): string =>
  origin + paths.friends.href({ dialogVisible: 'add', contact: username });

/** What a scanned text is: a friend's account ID, a friend's code of another site, or something else. */
type FriendQr = { readonly username: string } | { readonly otherSite: string } | null;

export function parseFriendQr(text: string, origin: string): FriendQr {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  const username = url?.searchParams.get('contact');
  if (!url || !username || url.pathname !== paths.friends.pattern) return null;
  return url.origin === origin ? { username } : { otherSite: url.host };
}
