import { useCallback, useState } from 'react';
import { localValues } from '../../../shared/local-storage.ts';

/** Whether videos are heard: as it was chosen the last time. */
export function useSound() {
  const [isMuted, setIsMuted] = useState(() => localValues.sound.read() === 'off');
  return {
    isMuted,
    /** The browser plays without sound only, for now. */
    silence: useCallback((): void => setIsMuted(true), []),
    choose: useCallback((next: boolean): void => {
      setIsMuted(next);
      localValues.sound.write(next ? 'off' : null);
    }, []),
  };
}
