import { Permission } from '@quintet/api/enums';
import { MESSAGE_TEXT_MAX, MESSAGE_TEXT_NEAR } from '@quintet/domain/chat/limits';
import type { Group } from '@quintet/domain/chat/message';
import { checkText, lengthOf, trimmed } from '@quintet/domain/chat/text';
import { Composer } from '@quintet/ui/views/chat/Composer';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@quintet/i18n/ids';
import type { Chat } from '../chat.ts';
import { useAttachments } from '../sending/use-attachments.tsx';
import { useIsWide } from '../../../shared/use-is-wide.ts';
import { useDraft } from './use-draft.ts';

interface RoomComposerProps {
  chat: Chat;
  group: Group;
  onSent: () => void;
  say: (id: MessageId) => void;
}

function closedBecause(group: Group): MessageId | null {
  if (group.target?.account_cancelled) return 'chat.composer.cancelled';
  return group.user_auth.permissions.send_message === Permission.GRANTED ? null : 'chat.composer.not-allowed';
}

/** Where one writes in a room: its draft, its limits (spec §5, Links; design §6), and sending. */
export function RoomComposer({ chat, group, onSent, say }: RoomComposerProps): ReactNode {
  const intl = useIntl();
  const isWide = useIsWide();
  const [text, write] = useDraft(chat, group.id);
  const closed = closedBecause(group);
  const attachments = useAttachments(chat, group, closed === null, onSent);
  const problem = checkText(text, { mayLink: group.user_auth.permissions.send_hyperlink === Permission.GRANTED });
  const left = MESSAGE_TEXT_MAX - lengthOf(text);
  const isNear = left <= MESSAGE_TEXT_MAX - MESSAGE_TEXT_NEAR;
  const nearHint = isNear ? intl.formatMessage({ id: 'chat.composer.left' }, { left }) : undefined;

  async function send(): Promise<void> {
    write('');
    onSent();
    try {
      await chat.send(group.id, trimmed(text));
    } catch {
      // The device could not keep it, so it is still to be sent.
      write(text);
      say('chat.action.send-failed');
    }
  }

  return (
    <>
      <Composer
        value={text}
        onChange={write}
        onSend={() => void send()}
        canSend={trimmed(text) !== '' && problem === null}
        hint={problem ? intl.formatMessage({ id: problem.id }, problem.values) : nearHint}
        isRefused={problem !== null}
        start={attachments.menu}
        onPaste={attachments.onPaste}
        doesEnterSend={isWide}
        isFocusedFirst={isWide}
        closedBecause={closed ? intl.formatMessage({ id: closed }) : undefined}
      />
      {attachments.over}
    </>
  );
}
