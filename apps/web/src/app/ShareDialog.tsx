import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { useGetGroupDisplay } from '../features/chat/list/group-display.ts';
import { sortedGroupsAtom } from '../features/chat/sync/atoms.ts';
import { ShareSheet } from '../features/social/actions/ShareSheet.tsx';
import { useSession } from '../shared/session/session.ts';

/** Lives in app because sharing needs the groups of the chat feature. */
export default function ShareDialog(): ReactNode {
  const groups = useAtomValue(sortedGroupsAtom);
  const getDisplay = useGetGroupDisplay();
  const { isSignedIn } = useSession();
  return <ShareSheet targets={isSignedIn ? groups.map((group) => ({ id: group.id, ...getDisplay(group) })) : null} />;
}
