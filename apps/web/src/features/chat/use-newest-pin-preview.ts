import { useAtomValue } from 'jotai/react';
import { useIntl } from 'react-intl';
import { pinnedMessagesAtomFamily } from './sync/atoms.ts';
import { formatPreviewUnlessBlocked } from './use-message-preview.ts';
import { useMemberNameResolver } from './use-member-name-resolver.ts';

interface NewestPin {
  /** The message's id. */
  readonly id: string;
  readonly text: string;
}

/** The newest pinned message that this user sees, in one line. */
export function useNewestPinPreview(groupId: string): NewestPin | undefined {
  const intl = useIntl();
  const pin = useAtomValue(pinnedMessagesAtomFamily(groupId)).find(({ is_cleared }) => !is_cleared);
  const names = useMemberNameResolver(groupId, pin ? [pin.user_id] : []);
  return pin && { id: pin.id, text: formatPreviewUnlessBlocked(intl, pin, names) };
}
