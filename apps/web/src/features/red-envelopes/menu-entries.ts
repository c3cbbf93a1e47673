import type { Schemas } from '@quintet/api/types';
import { canSendMessageType } from '@quintet/domain/chat/send-permissions';
import type { Message } from '@quintet/domain/chat/message';
import type { MenuEntry } from '../../shared/navigation/menu-entry.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { OPENED_IN_APP_STATE } from '../../shared/navigation/opened-in-app.ts';

/** The value of `envelope` in the URL that opens the form for a new one. */
export const NEW_ENVELOPE_PARAM_VALUE = 'new';

/** An entry of the composer's attachment menu. */
export const redEnvelopeMenuEntry: MenuEntry<Schemas['Group']> = {
  icon: 'gift',
  label: 'chat.attach.red-envelope',
  isAvailable: ({ user_auth }) => canSendMessageType('red_envelope', user_auth.permissions),
  open: ({ id }, navigate) =>
    void navigate(paths.room.href({ id }, { envelope: NEW_ENVELOPE_PARAM_VALUE }), { state: OPENED_IN_APP_STATE }),
};

/** The envelope that the line about a claim leads to; null for other messages. */
export const getClaimedEnvelopeHref = ({ group_id: id, type, thread }: Message): string | null =>
  type === 'red_envelope_claim' && thread?.red_envelope_id
    ? paths.room.href({ id }, { envelope: thread.red_envelope_id })
    : null;
