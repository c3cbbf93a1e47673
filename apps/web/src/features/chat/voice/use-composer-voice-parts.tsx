import { canSendMessageType } from '@quintet/domain/chat/send-permissions';
import type { Group } from '@quintet/domain/chat/message';
import { IconButton } from '@quintet/ui/IconButton';
import { VoiceRecordButton } from '@quintet/ui/views/chat/sending/VoiceRecordButton';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import type { ChatClient } from '../chat-client.ts';
import { useRecordAndSendVoice } from './use-record-and-send-voice.ts';

interface Voice {
  /**
   * Replaces the send button while the text is empty; undefined when the browser cannot record. Without the right to send, it explains
   * why.
   */
  readonly button: ReactNode;
  /** Replaces the text field while recording. */
  readonly bar: ReactNode;
}

const loadRecorderBar = async () => ({
  default: (await import('@quintet/ui/views/chat/sending/VoiceRecorderBar')).VoiceRecorderBar,
});

const canRecord = (): boolean => 'MediaRecorder' in globalThis && 'mediaDevices' in navigator;

/** Voice messages in the composer (spec §2, Chat room). */
export function useComposerVoiceParts(chat: ChatClient, group: Group, onSent: () => void): Voice {
  const intl = useIntl();
  const { state, start, lock, cancel, finish, level } = useRecordAndSendVoice(chat, group.id, onSent);
  const [slide, setSlide] = useState(0);
  // Loads with the first recording; a recording without the bar cannot be seen.
  const RecorderBar = useLazyDialog(state.status !== 'idle', loadRecorderBar, cancel);
  const isForbidden = !canSendMessageType('audio', group.user_auth.permissions);
  const stop = useEffectEvent(() => {
    if (state.status === 'idle' || state.status === 'saving') return;
    cancel();
    showToast('chat.voice.not-allowed');
  });
  useEffect(() => {
    if (isForbidden) stop();
  }, [isForbidden]);
  if (!canRecord()) return { button: undefined, bar: undefined };
  if (isForbidden) {
    const label = intl.formatMessage({ id: 'chat.voice.record' });
    const refuse = (): void => showToast('chat.voice.not-allowed');
    return { button: <IconButton icon="mic" label={label} aria-disabled onClick={refuse} />, bar: undefined };
  }
  const isRecording = state.status === 'recording';
  const isLocked = isRecording && state.isLocked;
  return {
    button: (
      <VoiceRecordButton
        isRecording={state.status === 'recording' || state.status === 'asking'}
        isLocked={isLocked}
        disabled={state.status === 'saving'}
        onStart={start}
        onLock={lock}
        onFinish={finish}
        onCancel={cancel}
        onSlide={setSlide}
      />
    ),
    bar: RecorderBar && state.status !== 'idle' && (
      <RecorderBar
        since={isRecording ? state.since : null}
        isLocked={isLocked}
        isSaving={state.status === 'saving'}
        slide={slide}
        level={level}
        onCancel={cancel}
      />
    ),
  };
}
