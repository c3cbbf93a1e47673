import { canSendMessageType } from '@quintet/domain/chat/send-permissions';
import { MESSAGE_TEXT_MAX, MESSAGE_COUNTDOWN_MIN_LENGTH } from '@quintet/domain/limits';
import type { Group } from '@quintet/domain/chat/message';
import { trimMessageText, validateMessageLength } from '@quintet/domain/chat/text';
import { countCodePoints } from '@quintet/domain/code-points';
import { Composer } from '@quintet/ui/views/chat/Composer';
import { useAtomValue } from 'jotai/react';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@quintet/i18n/ids';
import type { ChatClient } from '../chat-client.ts';
import { renderEmojiPicker } from '../../../shared/emoji/render-emoji-picker.tsx';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { blockedUserIdsAtom } from '../../../shared/users/blocks.ts';
import { groupOutboxItemsAtomFamily } from '../sync/atoms.ts';
import { LINK_NOT_ALLOWED_ERROR, useLinkNotAllowedError } from '../use-link-not-allowed-error.ts';
import { useComposerVoiceParts } from '../voice/use-composer-voice-parts.tsx';
import { useComposerAttachmentParts } from '../sending/use-composer-attachment-parts.tsx';
import { useIsWide } from '../../../shared/appearance/use-is-wide.ts';
import { ReplyQuote } from './ReplyQuote.tsx';
import { UnblockButton } from './UnblockButton.tsx';
import { useMessageDraft } from './use-message-draft.ts';
import { useRoomMentions } from './use-room-mentions.ts';
import { useSendErrorText } from '../use-send-error-text.ts';

const BLOCKED = 'chat.composer.blocked';
const SENDABLE_TYPES = ['text', 'image', 'video', 'audio'] as const;

interface RoomComposerProps {
  chat: ChatClient;
  group: Group;
  onSent: () => void;
  /** Jumps to the replied-to message. */
  onOpen: (msgId: string) => void;
}

/** Why the user cannot send anything here. */
function getDisabledReason({ target, user_auth }: Group, blocked: ReadonlySet<string> | null): MessageId | null {
  if (target?.account_cancelled) return 'chat.composer.cancelled';
  if (target && blocked?.has(target.id)) return BLOCKED;
  const isOpen = SENDABLE_TYPES.some((kind) => canSendMessageType(kind, user_auth.permissions));
  return isOpen ? null : 'chat.composer.not-allowed';
}

/** The composer of a room: draft, limits (spec §5, Links; design §6) and sending. */
export function RoomComposer({ chat, group, onSent, onOpen }: RoomComposerProps): ReactNode {
  const intl = useIntl();
  const isWide = useIsWide();
  const { text, setText, picked, reply, clear } = useMessageDraft(chat, group.id);
  const blocked = useAtomValue(blockedUserIdsAtom);
  const disabledReason = getDisabledReason(group, blocked);
  /** The field gets the focus of the button that it replaces. */
  const [unblocks, setUnblocks] = useState(0);
  const mentions = useRoomMentions(group, picked);
  const isTextDisabled = !canSendMessageType('text', group.user_auth.permissions);
  const attachments = useComposerAttachmentParts(chat, group, disabledReason === null, onSent);
  const voice = useComposerVoiceParts(chat, group, onSent);
  const linkError = useLinkNotAllowedError(text, group);
  const refused = useAtomValue(groupOutboxItemsAtomFamily(group.id)).findLast(
    (item) => item.refusal?.code === LINK_NOT_ALLOWED_ERROR.code,
  );
  const alert = useSendErrorText(linkError ?? refused?.refusal ?? null);
  const textError = validateMessageLength(text);
  const left = MESSAGE_TEXT_MAX - countCodePoints(text);
  const isNearLimit = left <= MESSAGE_TEXT_MAX - MESSAGE_COUNTDOWN_MIN_LENGTH;
  const limitHint = isNearLimit ? intl.formatMessage({ id: 'chat.composer.left' }, { left }) : undefined;
  const cancelReply = (): void => void chat.replyTo(group.id, null);

  async function send(): Promise<void> {
    clear();
    onSent();
    try {
      await chat.send(group.id, trimMessageText(text), reply, mentions.find(trimMessageText(text)));
    } catch {
      // The message could not be stored: restore it as a draft.
      setText(text);
      await chat.replyTo(group.id, reply);
      showToast('chat.action.send-failed');
    }
  }

  return (
    <>
      <Composer
        value={text}
        onChange={setText}
        onSend={() => void send()}
        canSend={trimMessageText(text) !== '' && textError === null && linkError === null}
        hint={textError ? intl.formatMessage({ id: textError.id }, textError.values) : limitHint}
        hasError={textError !== null || linkError !== null}
        alert={alert}
        start={attachments.menu}
        end={voice.button}
        replacement={voice.bar}
        emojis={renderEmojiPicker}
        mentions={mentions.source}
        onPaste={attachments.onPaste}
        sendsOnEnter={isWide}
        isFocusedFirst={isWide}
        above={reply && <ReplyQuote groupId={group.id} quote={reply} onOpen={onOpen} onCancel={cancelReply} />}
        focusOn={reply?.id ?? (unblocks > 0 ? `unblocked ${unblocks}` : undefined)}
        onEscape={reply ? cancelReply : undefined}
        textDisabledReason={isTextDisabled ? intl.formatMessage({ id: 'chat.composer.no-text' }) : undefined}
        disabledReason={disabledReason ? intl.formatMessage({ id: disabledReason }) : undefined}
        disabledAction={
          disabledReason === BLOCKED && (
            <UnblockButton userId={group.target!.id} onDone={() => setUnblocks(unblocks + 1)} />
          )
        }
      />
      {attachments.overlays}
    </>
  );
}
