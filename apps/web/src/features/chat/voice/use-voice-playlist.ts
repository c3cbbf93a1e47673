import { useSetAtom, useStore } from 'jotai/react';
import { useEffect } from 'react';
import type { ChatClient } from '../chat-client.ts';
import { getAttachment } from '../media/attachment.ts';
import type { Room } from '../room/room.ts';
import { loadHeardAtom, markHeardAtom } from './heard-messages.ts';
import { playingAtom, setTracksAtom, stopVoiceAtom, type VoiceTrack } from './player.ts';
import { listVoiceMessages } from './voice-messages.ts';

/** Plays the voice messages of a room one after another while it is open, and notes which were heard. */
export function useVoicePlaylist(room: Room, { me, roomDeps }: ChatClient): void {
  const store = useStore();
  const setTracks = useSetAtom(setTracksAtom);
  const stop = useSetAtom(stopVoiceAtom);
  const { db } = roomDeps;
  useEffect(() => {
    store.set(loadHeardAtom, db).catch(() => undefined);
    return store.sub(playingAtom, () => {
      const key = store.get(playingAtom)?.key;
      if (key !== undefined) store.set(markHeardAtom, db, key).catch(() => undefined);
    });
  }, [db, store]);
  useEffect(() => {
    setTracks(() =>
      listVoiceMessages(store.get(room.stateAtom).window, me).flatMap((row): VoiceTrack[] => {
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
