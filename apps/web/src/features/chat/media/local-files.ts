import { useEffect, useState } from 'react';
import { onLogout } from '../../../shared/session/local-data.ts';
import type { ChatClient } from '../chat-client.ts';

/** Own files whose bytes this tab holds, the least recently used first; about two screens. */
const MAX_FILES = 30;
const urls = new Map<string, string>();

function cacheUrl(cid: string, bytes: Blob): string {
  const url = URL.createObjectURL(bytes);
  if (urls.size === 0) {
    const unsubscribe = onLogout(() => {
      unsubscribe();
      for (const known of urls.values()) URL.revokeObjectURL(known);
      urls.clear();
    });
  }
  urls.set(cid, url);
  if (urls.size > MAX_FILES) {
    const [oldest, oldestUrl] = urls.entries().next().value!;
    URL.revokeObjectURL(oldestUrl);
    urls.delete(oldest);
  }
  return url;
}

/** The object URL of an own file, if this tab holds it. */
export const findCachedFileUrl = (cid: string): string | undefined => urls.get(cid);

/**
 * The object URL of an own file while it is pending and for a while after, so that the image does not flicker. Undefined for files of
 * other tabs.
 */
export function useLocalFileUrl(chat: ChatClient | null, cid: string | null, isWaiting: boolean): string | undefined {
  const [loaded, setLoaded] = useState<{ cid: string; url: string } | null>(null);
  const known = cid === null ? undefined : urls.get(cid);
  const shouldLoad = cid !== null && known === undefined && isWaiting;
  useEffect(() => {
    if (!shouldLoad || !chat) return undefined;
    let isCurrent = true;
    chat.readFile(cid).then(
      (bytes) => {
        if (isCurrent && bytes) setLoaded({ cid, url: urls.get(cid) ?? cacheUrl(cid, bytes) });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [chat, cid, shouldLoad]);
  return known ?? (loaded?.cid === cid ? loaded?.url : undefined);
}
