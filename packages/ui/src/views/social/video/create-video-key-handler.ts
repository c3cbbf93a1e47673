import type { KeyboardEvent } from 'react';

interface VideoKeyHandlers {
  /** To the next (1) or previous (-1) video. */
  go: (step: number) => void;
  toggle: () => void;
  mute: () => void;
  like: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, PageDown: 1, j: 1, ArrowUp: -1, PageUp: -1, k: -1 };

/** The keys of the video feed: arrows navigate, space plays or pauses, m mutes, l likes. */
export function createVideoKeyHandler({ go, toggle, mute, like }: VideoKeyHandlers) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('[role=menu]')) return;
    const step = STEPS[event.key];
    const isPressing = target.closest('button, a') !== null && event.key === ' ';
    const handler = step ? () => go(step) : { ' ': isPressing ? undefined : toggle, m: mute, l: like }[event.key];
    if (!handler) return;
    event.preventDefault();
    // A held key repeats navigation but no toggle.
    if (step || !event.repeat) handler();
  };
}
