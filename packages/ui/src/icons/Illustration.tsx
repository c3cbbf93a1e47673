import type { IllustrationName } from './illustrations.ts';
import figures from './illustrations.svg?no-inline';
import styles from './Illustration.module.css';

export type { IllustrationName };

/** An illustration in the brand's colours for empty states. Its file loads with the first one. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg className={styles.figure} viewBox="0 0 160 120" aria-hidden>
      <use href={`${figures}#${name}`} />
    </svg>
  );
}
