import { maySend } from '@quintet/domain/chat/files';
import type { Group } from '@quintet/domain/chat/message';
import { RecorderBar } from '@quintet/ui/views/chat/sending/RecorderBar';
import { VoiceButton } from '@quintet/ui/views/chat/sending/VoiceButton';
import { type ReactNode, useState } from 'react';
import type { Chat } from '../chat.ts';
import { useRecorder } from './use-recorder.ts';

interface Voice {
  /** In place of the send button while nothing is written; undefined where one may not, or cannot, speak. */
  readonly button: ReactNode;
  /** In place of the field while one speaks. */
  readonly bar: ReactNode;
}

const canRecord = (): boolean => 'MediaRecorder' in globalThis && 'mediaDevices' in navigator;

/** Speaking in a room (spec §2, Chat room). */
export function useVoice(chat: Chat, group: Group, onSent: () => void): Voice {
  const { state, start, lock, cancel, finish, level } = useRecorder(chat, group.id, onSent);
  const [slide, setSlide] = useState(0);
  if (!canRecord() || !maySend('audio', group.user_auth.permissions)) return { button: undefined, bar: undefined };
  const isRecording = state.is === 'recording';
  const isLocked = isRecording && state.isLocked;
  return {
    button: (
      <VoiceButton
        isRecording={state.is === 'recording' || state.is === 'asking'}
        isLocked={isLocked}
        disabled={state.is === 'saving'}
        onStart={start}
        onLock={lock}
        onFinish={finish}
        onCancel={cancel}
        onSlide={setSlide}
      />
    ),
    bar: state.is !== 'idle' && (
      <RecorderBar
        since={isRecording ? state.since : null}
        isLocked={isLocked}
        isSaving={state.is === 'saving'}
        slide={slide}
        level={level}
        onCancel={cancel}
      />
    ),
  };
}
