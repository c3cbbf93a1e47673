import { VoiceMessageContent } from '@quintet/ui/views/chat/media/VoiceMessageContent';
import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useChatClient } from '../chat-client-atom.ts';
import { getRowAttachment } from '../media/attachment.ts';
import { useLocalFileUrl } from '../media/local-files.ts';
import { useRefreshMediaUrl } from '../media/use-refresh-media-url.ts';
import { useUploadTransfer } from '../media/use-upload-transfer.ts';
import type { BubbleContentProps } from '../room/content-props.ts';
import { useNow } from '../use-now.ts';
import { heardVoiceIdsAtom } from './heard-messages.ts';
import {
  cycleVoiceSpeedAtom,
  playingVoiceAtom,
  seekVoiceAtom,
  voiceSpeedAtom,
  toggleVoicePlaybackAtom,
} from './player.ts';
import { useVoiceWaveform } from './use-voice-waveform.ts';

/** A voice message in a room. */
export function VoiceMessage({ row }: BubbleContentProps): ReactNode {
  const chat = useChatClient();
  const { cid, url, duration, expiry } = getRowAttachment(row, useNow());
  const isWaiting = row.kind === 'pending';
  const local = useLocalFileUrl(chat, cid, isWaiting);
  const levels = useVoiceWaveform(chat, {
    key: row.key,
    url,
    waitingCid: isWaiting ? cid : null,
    duration: duration ?? 0,
  });
  const transfer = useUploadTransfer(row);
  const renew = useRefreshMediaUrl(row);
  const playing = useAtomValue(playingVoiceAtom);
  const speed = useAtomValue(voiceSpeedAtom);
  const toggle = useSetAtom(toggleVoicePlaybackAtom);
  const seek = useSetAtom(seekVoiceAtom);
  const nextSpeed = useSetAtom(cycleVoiceSpeedAtom);
  const own = playing?.key === row.key ? playing : null;
  const heard = useAtomValue(heardVoiceIdsAtom);
  const isUnheard = row.kind === 'msg' && !row.isOwn && heard?.has(row.message.id) === false;
  const src = local ?? url;

  const play = (): void => {
    if (src === null) return;
    toggle({ key: row.key, src }, () => {
      renew?.();
      showToast('chat.voice.play-failed');
    });
  };
  return (
    <VoiceMessageContent
      duration={duration ?? 0}
      levels={levels}
      at={own?.seconds ?? null}
      isPlaying={own?.isPlaying ?? false}
      isUnheard={isUnheard}
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
