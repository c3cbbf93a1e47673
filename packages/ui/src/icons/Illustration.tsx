import type { IllustrationName } from './illustrations.ts';
import figures from './illustrations.svg?no-inline';
import styles from './Illustration.module.css';

export type { IllustrationName };

/** A small drawing in the brand's colours, for states with nothing to show. Its file is fetched when the first one appears. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg className={styles.figure} viewBox="0 0 160 120" aria-hidden>
      <use href={`${figures}#${name}`} />
    </svg>
  );
}
