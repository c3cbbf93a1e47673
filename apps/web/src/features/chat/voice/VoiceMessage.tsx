import { VoiceContent } from '@quintet/ui/views/chat/media/VoiceContent';
import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { showToast } from '../../../shared/toasts.ts';
import { useChat } from '../chat-client-atom.ts';
import { attachmentOf } from '../media/attachment.ts';
import { useLocalFile } from '../media/local-files.ts';
import { useRenewal } from '../media/use-refresh-media-url.ts';
import { useTransfer } from '../media/use-upload-transfer.ts';
import type { ContentProps } from '../room/content-props.ts';
import { useNow } from '../use-now.ts';
import { nextSpeedAtom, playingAtom, seekVoiceAtom, speedAtom, toggleVoiceAtom } from './player.ts';
import { useLevels } from './use-waveform.ts';

/** A voice message in the room. */
export function VoiceMessage({ subject }: ContentProps): ReactNode {
  const chat = useChat();
  const { cid, url, duration, expiry } = attachmentOf(subject, useNow());
  const isWaiting = subject.kind === 'pending';
  const local = useLocalFile(chat, cid, isWaiting);
  const levels = useLevels(chat, {
    key: subject.key,
    url,
    waitingCid: isWaiting ? cid : null,
    duration: duration ?? 0,
  });
  const transfer = useTransfer(subject);
  const renew = useRenewal(subject);
  const playing = useAtomValue(playingAtom);
  const speed = useAtomValue(speedAtom);
  const toggle = useSetAtom(toggleVoiceAtom);
  const seek = useSetAtom(seekVoiceAtom);
  const nextSpeed = useSetAtom(nextSpeedAtom);
  const own = playing?.key === subject.key ? playing : null;
  const src = local ?? url;

  const play = (): void => {
    if (src === null) return;
    toggle({ key: subject.key, src }, () => {
      renew?.();
      showToast('chat.voice.play-failed');
    });
  };
  return (
    <VoiceContent
      duration={duration ?? 0}
      levels={levels}
      at={own?.at ?? null}
      isPlaying={own?.isPlaying ?? false}
      speed={speed}
      expiry={expiry}
      transfer={transfer}
      onToggle={play}
      onSeek={(seconds) => {
        if (!own) play();
        seek(seconds);
      }}
      onSpeed={nextSpeed}
    />
  );
}
