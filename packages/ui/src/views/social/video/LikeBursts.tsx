import type { CSSProperties } from 'react';
import { Icon } from '../../../icons/Icon.tsx';
import styles from './LikeBursts.module.css';

/** A heart at a double press; pixels from the corner. */
export interface LikeBurstData {
  readonly key: number;
  readonly x: number;
  readonly y: number;
}

/** The hearts of recent double presses. */
export function LikeBursts({ bursts }: { bursts: readonly LikeBurstData[] }) {
  return bursts.map(({ key, x, y }) => (
    <span key={key} className={styles.burst} style={{ '--x': x, '--y': y } as CSSProperties}>
      <Icon name="heart-filled" size="l" />
    </span>
  ));
}
