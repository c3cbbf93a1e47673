import { useCallback, useState } from 'react';
import { localValues } from '../../../shared/storage/local-storage.ts';

/** Whether videos play with sound, as last chosen. */
export function useSound() {
  const [isMuted, setIsMuted] = useState(() => localValues.sound.read() === 'off');
  return {
    isMuted,
    /** The browser allows only muted playback for now. */
    silence: useCallback((): void => setIsMuted(true), []),
    choose: useCallback((next: boolean): void => {
      setIsMuted(next);
      localValues.sound.write(next ? 'off' : null);
    }, []),
  };
}
