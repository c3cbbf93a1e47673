import { useCallback, useState } from 'react';
import { localStorageValues } from '../../../shared/storage/local-storage.ts';

/** Whether videos play with sound, as last chosen. */
export function useVideoSound() {
  const [isMuted, setIsMuted] = useState(() => localStorageValues.sound.read() === 'off');
  return {
    isMuted,
    /** The browser allows only muted playback for now. */
    silence: useCallback((): void => setIsMuted(true), []),
    choose: useCallback((next: boolean): void => {
      setIsMuted(next);
      localStorageValues.sound.write(next ? 'off' : null);
    }, []),
  };
}
