import { Button } from '@quintet/ui/Button';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './LazyPagePart.module.css';
import { useLazyComponent, type LazyComponentLoader } from './use-lazy-component.ts';

interface LazyPartProps<Props> {
  /** Must be stable across renders. */
  load: LazyComponentLoader<Props>;
  props: Props;
  /** Shown while it loads. */
  fallback?: ReactNode;
}

/** A part of a page whose code loads on mount. A failed load shows an error with a retry button in its place; the rest of the page stays. */
export function LazyPagePart<Props extends object>({ load, props, fallback = null }: LazyPartProps<Props>): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const Part = useLazyComponent(!hasFailed, load, () => setHasFailed(true));
  if (Part) return <Part {...props} />;
  if (!hasFailed) return fallback;
  return (
    <div className={styles.failure} role="alert">
      <FormattedMessage id="errors.connection.failed" />
      <Button variant="secondary" icon="retry" onClick={() => setHasFailed(false)}>
        <FormattedMessage id="shell.load.retry" />
      </Button>
    </div>
  );
}
