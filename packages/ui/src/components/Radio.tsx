import type { ComponentProps } from 'react';
import styles from './Radio.module.css';

/**
 * One choice of several, as a native radio button; the label around it names it.
 *
 * For a short list of which one is chosen. Not for several values at once (Checkbox).
 */
export function Radio(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="radio" className={styles.radio} />;
}
