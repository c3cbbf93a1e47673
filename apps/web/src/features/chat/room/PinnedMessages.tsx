import type { Group, Message } from '@quintet/domain/chat/message';
import { PinnedBar } from '@quintet/ui/views/chat/PinnedBar';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { pinnedMessagesAtomFamily } from '../sync/atoms.ts';
import { useMemberNameResolver } from '../use-member-name-resolver.ts';
import { formatPreviewUnlessBlocked } from '../use-message-preview.ts';
import type { MessageJumpTarget } from './jump-to-message.ts';

interface PinnedMessagesProps {
  group: Group;
  onOpen: (to: MessageJumpTarget) => void;
  /** Asks to unpin a message that the user no longer sees. */
  onUnpin: (pin: Message) => void;
}

/** The pinned messages: each press jumps to one (or asks to unpin what the user cleared) and selects the next. */
export function PinnedMessages({ group, onOpen, onUnpin }: PinnedMessagesProps): ReactNode {
  const intl = useIntl();
  const pins = useAtomValue(pinnedMessagesAtomFamily(group.id));
  const [selectedIndex, setSelectedIndex] = useState(0);
  const names = useMemberNameResolver(
    group.id,
    pins.map(({ user_id }) => user_id),
  );
  const index = Math.min(selectedIndex, pins.length - 1);
  const pin = pins[index];
  if (!pin) return null;
  return (
    <PinnedBar
      index={index}
      count={pins.length}
      isCleared={pin.is_cleared}
      text={
        pin.is_cleared ? intl.formatMessage({ id: 'chat.pins.cleared' }) : formatPreviewUnlessBlocked(intl, pin, names)
      }
      onOpen={() => {
        if (pin.is_cleared) onUnpin(pin);
        else onOpen({ id: pin.id, seq: pin.seq });
        setSelectedIndex((index + 1) % pins.length);
      }}
    />
  );
}
