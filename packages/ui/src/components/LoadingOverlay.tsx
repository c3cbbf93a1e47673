import { useIntl } from 'react-intl';
import { Spinner } from './Spinner.tsx';
import { useModal } from './use-modal.ts';
import styles from './LoadingOverlay.module.css';

interface LoadingOverlayProps {
  isOpen: boolean;
  /** What is loading, if it can be named. */
  text?: string;
}

/**
 * Blocks the window during a critical action (spec §2). Appears with a delay, so that quick actions do not flash.
 *
 * For actions that must not be interrupted, such as a payment. Not for loading content (Skeleton).
 */
export function LoadingOverlay({ isOpen, text }: LoadingOverlayProps) {
  const intl = useIntl();
  const { isPresent, props } = useModal(isOpen);
  if (!isPresent) return null;
  return (
    <dialog {...props} className={styles.overlay} aria-label={text ?? intl.formatMessage({ id: 'kit.loading.label' })}>
      <div className={styles.box} tabIndex={-1}>
        <Spinner size="l" />
        {text}
      </div>
    </dialog>
  );
}
