import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './FormAlert.module.css';

/** Why a form was refused, in red and inside it (spec §8); read aloud as it appears. Nothing while there is nothing to say. */
export function FormAlert({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children !== undefined && children !== null && (
        <p className={styles.alert}>
          <Icon name="warning" size="s" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
