import { useIntl } from 'react-intl';
import { Spinner } from './Spinner.tsx';
import { useModal } from './use-modal.ts';
import styles from './LoadingOverlay.module.css';

interface LoadingOverlayProps {
  isOpen: boolean;
  /** What is being waited for, where it can be said. */
  text?: string;
}

/** Holds the whole window while something must not be disturbed (spec §2). Unseen for the first moment, so that quick work does not flash. */
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
