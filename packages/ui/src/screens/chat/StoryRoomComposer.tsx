import type { MessageId } from '@quintet/i18n/ids';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { Composer } from '../../views/chat/Composer.tsx';
import { MessageQuote } from '../../views/chat/MessageQuote.tsx';
import { MessageSelectionBar } from '../../views/chat/MessageSelectionBar.tsx';
import { AttachFileMenu } from '../../views/chat/sending/AttachFileMenu.tsx';
import { VoiceRecordButton } from '../../views/chat/sending/VoiceRecordButton.tsx';
import { VoiceRecorderBar } from '../../views/chat/sending/VoiceRecorderBar.tsx';
import { EmojiPicker } from '../../views/emoji/EmojiPicker.tsx';
import { useIsStoryWindowWide } from '../StoryAppShell.tsx';
import { EXAMPLE_EMOJI_SECTIONS } from './story-chats.ts';
import { useStoryMessageActions } from './story-message-actions.ts';

/** Why the user cannot send anything. */
const DISABLED_REASONS: Readonly<Partial<Record<string, MessageId>>> = {
  'read-only': 'chat.composer.not-allowed',
  cancelled: 'chat.composer.cancelled',
  blocked: 'chat.composer.blocked',
};

export type StoryComposerState =
  | 'read-only'
  | 'cancelled'
  | 'blocked'
  | 'no-text'
  | 'refused'
  | 'replying'
  | 'recording'
  | 'emojis';

const renderEmojiPicker = (onPick: (emoji: string, isByKeyboard: boolean) => void) => (
  <EmojiPicker sections={EXAMPLE_EMOJI_SECTIONS} recent={['🎉', '👍']} tone="" onTone={fn()} onPick={onPick} />
);

/** The composer of a room; states of other parts of the room leave it as it is. */
export function StoryRoomComposer({ state }: { state: string }) {
  const intl = useIntl();
  const isWide = useIsStoryWindowWide();
  const [since] = useState(() => Date.now() - 7000);
  const isRecording = state === 'recording';
  const voice = { isRecording, isLocked: isRecording, onStart: fn(), onLock: fn(), onFinish: fn(), onCancel: fn() };
  const disabledReason = DISABLED_REASONS[state];
  return (
    <Composer
      value={state === 'refused' ? 'see example.com' : ''}
      onChange={fn()}
      onSend={fn()}
      canSend={false}
      sendsOnEnter={isWide}
      alert={state === 'refused' ? intl.formatMessage({ id: 'errors.text.hyperlink' }) : undefined}
      start={<AttachFileMenu fileTypes=".pdf" media={['image', 'video']} canSendFiles hasCamera onChoose={fn()} />}
      emojis={renderEmojiPicker}
      end={<VoiceRecordButton {...voice} onSlide={fn()} />}
      replacement={
        isRecording && <VoiceRecorderBar since={since} slide={0} isLocked level={() => 0.5} onCancel={voice.onCancel} />
      }
      above={
        state === 'replying' && (
          <MessageQuote id="u3" name="小雨" text="我可以，几点出发？" onOpen={fn()} onCancel={fn()} />
        )
      }
      textDisabledReason={state === 'no-text' ? intl.formatMessage({ id: 'chat.composer.no-text' }) : undefined}
      disabledReason={disabledReason && intl.formatMessage({ id: disabledReason })}
      disabledAction={
        state === 'blocked' && (
          <Button variant="secondary" size="s">
            {intl.formatMessage({ id: 'chat.composer.unblock' })}
          </Button>
        )
      }
    />
  );
}

const SELECTED_ACTIONS = ['copy', 'share', 'report', 'hide', 'retract'];

/** The actions for selected messages, in place of the composer. */
export function StoryMessageSelectionBar() {
  const items = useStoryMessageActions().filter(({ id }) => SELECTED_ACTIONS.includes(id));
  // A message of another user is among them.
  return (
    <MessageSelectionBar
      count={2}
      items={items.map((item) => ({ ...item, isDisabled: item.id === 'retract' }))}
      onClose={fn()}
    />
  );
}
