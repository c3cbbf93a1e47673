import { useEffect, useState } from 'react';

/** The seconds left; time that a tab sleeps counts too. */
export function useCountdown(seconds: number): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => setSecondsLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return secondsLeft;
}
