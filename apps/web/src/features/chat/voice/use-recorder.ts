import type { MessageId } from '@quintet/i18n/ids';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../../shared/toasts.ts';
import type { Chat } from '../chat-client.ts';
import type { Recording } from './recording.ts';

/** `locked`: the hand is free, and buttons send it or throw it away. */
export type RecorderState =
  | { readonly is: 'idle' | 'asking' | 'saving' }
  | { readonly is: 'recording'; readonly isLocked: boolean; readonly since: number };

/** Milliseconds. A shorter one is a slip of the finger; a longer one is sent as it is. */
const SHORTEST = 600;
const LONGEST = 10 * 60_000;

const REFUSED: Readonly<Record<string, MessageId>> = {
  NotAllowedError: 'chat.voice.denied',
  SecurityError: 'chat.voice.denied',
  NotFoundError: 'chat.voice.no-microphone',
};
const wordsFor = (error: unknown): MessageId =>
  (error instanceof DOMException && REFUSED[error.name]) || 'chat.voice.failed';

/** Records a voice message for a room and sends it. */
export function useRecorder(chat: Chat, groupId: string, onSent: () => void) {
  const [state, setState] = useState<RecorderState>({ is: 'idle' });
  const recording = useRef<Recording | null>(null);
  const isWanted = useRef(false);
  const isLocked = useRef(false);

  useEffect(
    () => () => {
      isWanted.current = false;
      recording.current?.cancel();
      recording.current = null;
    },
    [],
  );

  async function start(locked: boolean): Promise<void> {
    if (state.is !== 'idle') return;
    isWanted.current = true;
    isLocked.current = locked;
    setState({ is: 'asking' });
    try {
      const { startRecording } = await import('./recording.ts');
      const begun = await startRecording();
      // Given up while the browser asked for permission.
      if (!isWanted.current) return begun.cancel();
      recording.current = begun;
      setState({ is: 'recording', isLocked: isLocked.current, since: Date.now() });
      // Both are wanted in a moment.
      void import('./encode-voice-message.ts').catch(() => undefined);
    } catch (error) {
      setState({ is: 'idle' });
      showToast(wordsFor(error));
    }
  }

  function lock(): void {
    isLocked.current = true;
    setState((now) => (now.is === 'recording' ? { ...now, isLocked: true } : now));
  }

  function cancel(): void {
    isWanted.current = false;
    recording.current?.cancel();
    recording.current = null;
    setState({ is: 'idle' });
  }

  async function finish(): Promise<void> {
    const ending = recording.current;
    if (state.is !== 'recording' || !ending) return cancel();
    if (Date.now() - state.since < SHORTEST) {
      cancel();
      showToast('chat.voice.too-short');
      return;
    }
    recording.current = null;
    setState({ is: 'saving' });
    try {
      const [recorded, { voiceOf }] = await Promise.all([ending.finish(), import('./encode-voice-message.ts')]);
      await chat.sendFiles(groupId, [await voiceOf(recorded)]);
      onSent();
    } catch {
      showToast('chat.voice.failed');
    }
    setState({ is: 'idle' });
  }

  const ending = useRef(finish);
  useEffect(() => {
    ending.current = finish;
  });
  const isRecording = state.is === 'recording';
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setTimeout(() => void ending.current(), LONGEST);
    return () => clearTimeout(timer);
  }, [isRecording]);

  return {
    state,
    start: (locked: boolean) => void start(locked),
    lock,
    cancel,
    finish: () => void finish(),
    level: () => recording.current?.level() ?? 0,
  };
}
