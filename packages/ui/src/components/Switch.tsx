import type { ComponentPropsWithRef } from 'react';
import styles from './Switch.module.css';

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'className' | 'children'> {
  /** The accessible name; omit it only inside a label (`<ListRow as="label" end={<Switch …/>}>`). */
  label?: string;
}

/**
 * A switch that takes effect at once.
 *
 * For settings. Not for what is sent with a form (Checkbox).
 */
export function Switch({ label, ...input }: SwitchProps) {
  return <input aria-label={label} {...input} type="checkbox" role="switch" className={styles.switch} />;
}
