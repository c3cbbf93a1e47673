import { useIntl } from 'react-intl';
import type { IconName } from '../icons/Icon.tsx';
import { Button } from './Button.tsx';
import styles from './SelectionFooter.module.css';

interface SelectionFooterProps {
  count: number;
  /** How many may be selected. */
  limit: number;
  /** The label of the button. */
  label: string;
  icon?: IconName | undefined;
  isDanger?: boolean;
  isBusy?: boolean | undefined;
  onConfirm: () => void;
}

/**
 * The number of selected rows, and the button that confirms them; at the foot of a sheet.
 *
 * For sheets in which rows are selected. Not for forms, whose Button is in the flow.
 */
export function SelectionFooter({ count, limit, label, icon, isDanger, isBusy, onConfirm }: SelectionFooterProps) {
  const intl = useIntl();
  return (
    <>
      {limit < Infinity && (
        <p className={styles.count} role="status">
          {intl.formatMessage(
            { id: count >= limit ? 'kit.picker.full' : 'kit.picker.count' },
            { count: intl.formatNumber(count), limit: intl.formatNumber(limit) },
          )}
        </p>
      )}
      <Button
        isBlock
        {...(isDanger && { variant: 'danger' })}
        {...(icon && { icon })}
        isBusy={isBusy}
        disabled={count === 0}
        onClick={onConfirm}
      >
        {label}
      </Button>
    </>
  );
}
