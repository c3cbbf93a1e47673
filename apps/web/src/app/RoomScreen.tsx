import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { RoomExtensions } from '../features/chat/room/room-extensions.ts';
import RoomPage from '../features/chat/room/RoomPage.tsx';
import { GroupCardMessage } from '../features/groups/GroupCardMessage.tsx';
import { chatDetailsMenuEntry } from '../features/groups/menu-entries.ts';
import { LazyRedEnvelopeMessage } from '../features/red-envelopes/LazyRedEnvelopeMessage.tsx';
import { getClaimedEnvelopeHref, redEnvelopeMenuEntry } from '../features/red-envelopes/menu-entries.ts';
import { SharedContentMessage } from '../features/social/SharedContentMessage.tsx';
import { loadTranslationNamespace } from '../shared/appearance/translations.ts';
import { useLazyDialog } from '../shared/loading/use-lazy-component.ts';
import { paths } from '../shared/navigation/paths.ts';
import { useUrlSheetNavigation } from '../shared/navigation/use-url-sheet-navigation.ts';

const SHARE = { Content: SharedContentMessage, variant: 'card' } as const;

async function loadRedEnvelopes() {
  const [module] = await Promise.all([import('./RoomRedEnvelopeSheets.tsx'), loadTranslationNamespace('points')]);
  return module;
}

const loadRecordSheet = () => import('../features/chat/record/ChatRecordSheet.tsx');

/** What other slices show inside a room (README, Registries). */
const EXTENSIONS: RoomExtensions = {
  getSystemHref: getClaimedEnvelopeHref,
  messageContents: {
    share_social_author: SHARE,
    share_social_post: SHARE,
    share_group: { Content: GroupCardMessage, variant: 'card' },
    recommand: SHARE,
    red_envelope: { Content: LazyRedEnvelopeMessage, variant: 'picture' },
  },
  attachments: { 'red-envelope': redEnvelopeMenuEntry },
  header: { details: chatDetailsMenuEntry },
};

/** /room/{id}: a room with what other slices show in it. */
export default function RoomScreen(): ReactNode {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const [envelope, record] = [params.get('envelope'), params.get('record')];
  const { close } = useUrlSheetNavigation(() => '', paths.room.href({ id }));
  const RedEnvelopes = useLazyDialog(envelope !== null, loadRedEnvelopes, close);
  const RecordSheet = useLazyDialog(record !== null, loadRecordSheet, close);
  return (
    <>
      <RoomPage extensions={EXTENSIONS} />
      {RedEnvelopes && <RedEnvelopes groupId={id} envelope={envelope} onClose={close} />}
      {RecordSheet && <RecordSheet groupId={id} messageId={record} onClose={close} />}
    </>
  );
}
