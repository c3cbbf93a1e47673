import { useSetAtom, useStore } from 'jotai/react';
import { useEffect } from 'react';
import { attachmentOf } from '../media/attachment.ts';
import type { Room } from '../room/room.ts';
import { setTracksAtom, stopVoiceAtom, type Track } from './player.ts';
import { voicesOf } from './voice-messages.ts';

/** Lets the voice messages of a room play on after each other, while one is in it. */
export function useRoomVoices(room: Room, me: string): void {
  const store = useStore();
  const setTracks = useSetAtom(setTracksAtom);
  const stop = useSetAtom(stopVoiceAtom);
  useEffect(() => {
    setTracks(() =>
      voicesOf(store.get(room.stateAtom).window, me).flatMap((row): Track[] => {
        const { url, expiry } = attachmentOf(row, Date.now());
        return url !== null && expiry.is !== 'expired' ? [{ key: row.key, src: url }] : [];
      }),
    );
    return () => {
      setTracks(() => []);
      stop();
    };
  }, [room, me, store, setTracks, stop]);
}
