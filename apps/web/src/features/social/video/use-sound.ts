import { useCallback, useState } from 'react';
import { stored } from '../../../shared/local-storage.ts';

/** Whether videos are heard: as it was chosen the last time. */
export function useSound() {
  const [isMuted, setIsMuted] = useState(() => stored.sound.read() === 'off');
  return {
    isMuted,
    /** The browser plays without sound only, for now. */
    silence: useCallback((): void => setIsMuted(true), []),
    choose: useCallback((next: boolean): void => {
      setIsMuted(next);
      stored.sound.write(next ? 'off' : null);
    }, []),
  };
}
