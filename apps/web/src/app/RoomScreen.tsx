import type { ReactNode } from 'react';
import type { RoomExtensions } from '../features/chat/room/room-extensions.ts';
import RoomPage from '../features/chat/room/RoomPage.tsx';
import { GroupMessage } from '../features/groups/GroupMessage.tsx';
import { detailsEntry } from '../features/groups/menu-entries.ts';
import { ShareMessage } from '../features/social/ShareMessage.tsx';

const SHARE = { Content: ShareMessage, variant: 'card' } as const;

/** What other slices show inside a room (README, Registries). */
const EXTENSIONS: RoomExtensions = {
  messageContents: {
    share_social_author: SHARE,
    share_social_post: SHARE,
    share_group: { Content: GroupMessage, variant: 'card' },
    recommand: SHARE,
    red_envelope: { icon: 'gift' },
  },
  attachments: {},
  header: { details: detailsEntry },
};

/** /room/{id}: a room with what other slices show in it. */
export default function RoomScreen(): ReactNode {
  return <RoomPage extensions={EXTENSIONS} />;
}
