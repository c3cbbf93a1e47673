import { useSetAtom, useStore } from 'jotai/react';
import { useEffect } from 'react';
import { getAttachment } from '../media/attachment.ts';
import type { Room } from '../room/room.ts';
import { setTracksAtom, stopVoiceAtom, type Track } from './player.ts';
import { listVoiceMessages } from './voice-messages.ts';

/** Plays the voice messages of a room one after another while it is open. */
export function useVoicePlaylist(room: Room, me: string): void {
  const store = useStore();
  const setTracks = useSetAtom(setTracksAtom);
  const stop = useSetAtom(stopVoiceAtom);
  useEffect(() => {
    setTracks(() =>
      listVoiceMessages(store.get(room.stateAtom).window, me).flatMap((row): Track[] => {
        const { url, expiry } = getAttachment(row, Date.now());
        return url !== null && expiry.is !== 'expired' ? [{ key: row.key, src: url }] : [];
      }),
    );
    return () => {
      setTracks(() => []);
      stop();
    };
  }, [room, me, store, setTracks, stop]);
}
