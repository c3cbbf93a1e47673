import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import styles from './AlphabetIndex.module.css';

interface AlphabetIndexProps {
  /** The accessible name. */
  label: string;
  initials: readonly string[];
  /** The initial at the top of the list. */
  value: string;
  onChange: (initial: string) => void;
}

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** The letters beside a sorted list: pressing or dragging goes to a letter, arrow keys to the next one. */
export function AlphabetIndex({ label, initials, value, onChange }: AlphabetIndexProps) {
  const [isDragged, setIsDragged] = useState(false);
  const index = Math.max(0, initials.indexOf(value));

  const goTo = (next: number): void => {
    const initial = initials[Math.min(Math.max(next, 0), initials.length - 1)];
    if (initial !== undefined && initial !== value) onChange(initial);
  };
  const follow = ({ currentTarget, clientY }: PointerEvent): void => {
    const { top, height } = currentTarget.getBoundingClientRect();
    goTo(Math.floor(((clientY - top) / height) * initials.length));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const ends: Record<string, number> = { Home: 0, End: initials.length - 1 };
    const step = KEY_STEPS[event.key];
    const target = step === undefined ? ends[event.key] : index + step;
    if (target === undefined) return;
    event.preventDefault();
    goTo(target);
  };

  return (
    <div
      className={styles.rail}
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={initials.length - 1}
      aria-valuenow={index}
      aria-valuetext={initials[index]}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsDragged(true);
        follow(event);
      }}
      onPointerMove={(event) => isDragged && follow(event)}
      onPointerUp={() => setIsDragged(false)}
      onPointerCancel={() => setIsDragged(false)}
    >
      {initials.map((initial) => (
        <span key={initial} className={styles.initial} data-current={initial === value || undefined} aria-hidden>
          {initial}
        </span>
      ))}
      {isDragged && (
        <span className={styles.bubble} aria-hidden>
          {value}
        </span>
      )}
    </div>
  );
}
