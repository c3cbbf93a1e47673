import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './ReportPreview.module.css';

interface ReportDoneProps {
  /** The reported user, who can be blocked now; without it nobody can. */
  block?: { name: string; isBlocked: boolean; isBusy: boolean; onBlock: () => void } | undefined;
  onClose: () => void;
}

/**
 * After a report: thanks, and blocking the user too.
 *
 * For the end of a report. Not for other confirmations (Toast).
 */
export function ReportDone({ block, onClose }: ReportDoneProps) {
  const intl = useIntl();
  return (
    <div className={styles.preview} role="status">
      <EmptyState illustration="done" title={intl.formatMessage({ id: 'kit.report.done-title' })}>
        <FormattedMessage id="kit.report.done-text" />
      </EmptyState>
      {block?.isBlocked && (
        <p className={styles.notice}>
          <FormattedMessage id="kit.block.done" values={{ name: block.name }} />
        </p>
      )}
      {block && !block.isBlocked && (
        <Button variant="outline" icon="block" isBlock isBusy={block.isBusy} onClick={block.onBlock}>
          <FormattedMessage id="kit.report.block" values={{ name: block.name }} />
        </Button>
      )}
      <Button isBlock onClick={onClose}>
        <FormattedMessage id="kit.report.close" />
      </Button>
    </div>
  );
}
