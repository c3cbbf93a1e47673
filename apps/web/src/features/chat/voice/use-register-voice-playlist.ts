import { useSetAtom, useStore } from 'jotai/react';
import { useEffect } from 'react';
import type { ChatClient } from '../chat-client.ts';
import { getRowAttachment } from '../media/attachment.ts';
import type { RoomTimelineController } from '../room/room-timeline-controller.ts';
import { hydrateHeardVoiceIdsAtom, markVoiceHeardAtom } from './heard-messages.ts';
import { playingVoiceAtom, setVoicePlaylistGetterAtom, stopVoicePlaybackAtom, type VoiceTrack } from './player.ts';
import { getRoomVoiceRows } from './room-voice-rows.ts';

/** Plays the voice messages of a room one after another while it is open, and notes which were heard. */
export function useRegisterVoicePlaylist(room: RoomTimelineController, { me, roomDeps }: ChatClient): void {
  const store = useStore();
  const setTracks = useSetAtom(setVoicePlaylistGetterAtom);
  const stop = useSetAtom(stopVoicePlaybackAtom);
  const { db } = roomDeps;
  useEffect(() => {
    store.set(hydrateHeardVoiceIdsAtom, db).catch(() => undefined);
    return store.sub(playingVoiceAtom, () => {
      const key = store.get(playingVoiceAtom)?.key;
      if (key !== undefined) store.set(markVoiceHeardAtom, db, key).catch(() => undefined);
    });
  }, [db, store]);
  useEffect(() => {
    setTracks(() =>
      getRoomVoiceRows(store.get(room.stateAtom).window, me).flatMap((row): VoiceTrack[] => {
        const { url, expiry } = getRowAttachment(row, Date.now());
        return url !== null && expiry.is !== 'expired' ? [{ key: row.key, src: url }] : [];
      }),
    );
    return () => {
      setTracks(() => []);
      stop();
    };
  }, [room, me, store, setTracks, stop]);
}
