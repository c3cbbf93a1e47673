import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { useSession } from '../../../shared/session/session.ts';
import { blockedAtom, loadBlocks } from '../../../shared/users/blocks.ts';

/** The users whom this user blocks, loaded for an open room unless they are known; null until then. */
export function useLoadedBlocks(): ReadonlySet<string> | null {
  const session = useSession();
  const blocked = useAtomValue(blockedAtom);
  const isUnknown = blocked === null;
  useEffect(() => {
    if (isUnknown) loadBlocks(session).catch(() => undefined);
  }, [isUnknown, session]);
  return blocked;
}
