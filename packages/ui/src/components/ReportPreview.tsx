import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from './Button.tsx';
import styles from './ReportPreview.module.css';

/** A copy of content that is sent with a report: a message, a post or a comment. */
export interface ReportContentCopy {
  id: string;
  /** The name of its author. */
  name: string;
  text: string;
  /** ISO date-time. */
  time?: string;
  /** False for the context of a reported message. */
  isReported: boolean;
}

interface ReportPreviewProps {
  copies: readonly ReportContentCopy[];
  isBusy: boolean;
  onBack: () => void;
  onSend: () => void;
}

/**
 * Shows exactly what is sent with a report, before it is sent (spec §9).
 *
 * For the step between the form and sending. Not for other previews.
 */
export function ReportPreview({ copies, isBusy, onBack, onSend }: ReportPreviewProps) {
  const intl = useIntl();
  return (
    <div className={styles.preview}>
      <p className={styles.notice}>
        <FormattedMessage id={copies.length > 0 ? 'kit.report.preview' : 'kit.report.no-copies'} />
      </p>
      {copies.length > 0 && (
        <ul className={styles.copies}>
          {copies.map(({ id, name, text, time, isReported }) => (
            <li key={id} className={styles.copy} data-reported={isReported || undefined}>
              <p className={styles.head}>
                <bdi className={styles.name}>{name}</bdi>
                {isReported && copies.length > 1 && (
                  <span className={styles.reported}>
                    <FormattedMessage id="kit.report.reported" />
                  </span>
                )}
                {time !== undefined && <time>{intl.formatDate(time, { dateStyle: 'short', timeStyle: 'short' })}</time>}
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button isBlock isBusy={isBusy} onClick={onSend}>
          <FormattedMessage id="kit.report.send" />
        </Button>
        <Button variant="quiet" isBlock disabled={isBusy} onClick={onBack}>
          <FormattedMessage id="kit.report.back" />
        </Button>
      </div>
    </div>
  );
}
