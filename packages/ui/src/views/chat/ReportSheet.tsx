import { type Report, REPORT_REASONS, REPORT_TEXT_MAX } from '@quintet/domain/chat/report';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import styles from './ReportSheet.module.css';

interface ReportSheetProps {
  isOpen: boolean;
  isBusy: boolean;
  onReport: (report: Report) => void;
  onClose: () => void;
}

/** The reasons for a report (spec §3, Report reasons). */
export function ReportSheet({ isOpen, isBusy, onReport, onClose }: ReportSheetProps) {
  const intl = useIntl();
  const name = useId();
  const [reason, setReason] = useState<Report['reason'] | null>(null);
  const [text, setText] = useState('');
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage({ id: 'chat.report.title' })}
      footer={
        <Button
          isBlock
          isBusy={isBusy}
          disabled={reason === null || text.trim().length > REPORT_TEXT_MAX}
          onClick={() => reason !== null && onReport({ reason, text: text.trim() })}
        >
          {intl.formatMessage({ id: 'chat.report.send' })}
        </Button>
      }
    >
      <div className={styles.questions}>
        <p className={styles.text}>{intl.formatMessage({ id: 'chat.report.text' })}</p>
        <fieldset className={styles.reasons}>
          <legend className={styles.legend}>{intl.formatMessage({ id: 'chat.report.reason' })}</legend>
          {REPORT_REASONS.map(({ reason: value, label }) => (
            <label key={value} className={styles.reason}>
              <input type="radio" name={name} checked={reason === value} onChange={() => setReason(value)} />
              {intl.formatMessage({ id: label })}
            </label>
          ))}
        </fieldset>
        <TextArea
          label={intl.formatMessage({ id: 'chat.report.more' })}
          value={text}
          onChange={(event) => setText(event.target.value)}
          limit={REPORT_TEXT_MAX}
        />
      </div>
    </Sheet>
  );
}
