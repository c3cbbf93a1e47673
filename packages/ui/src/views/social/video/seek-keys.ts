import type { KeyboardEvent } from 'react';

/** Seconds per press. */
const SEEK_S = 5;

/** Left and right seek a video; a slider has its own keys. Returns whether the key did. */
export function seekVideoByKey(event: KeyboardEvent, video: HTMLVideoElement | null | undefined): boolean {
  const step = { ArrowLeft: -SEEK_S, ArrowRight: SEEK_S }[event.key];
  const isTaken =
    event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).closest('input, [role=menu]');
  if (step === undefined || isTaken || !video || !(video.duration > 0)) return false;
  event.preventDefault();
  video.currentTime = Math.min(video.duration, Math.max(0, video.currentTime + step));
  return true;
}
