import { countCodePoints } from '@quintet/domain/code-points';
import { type ReportInput, REPORT_REASON_BY_NAME, REPORT_TEXT_MAX } from '@quintet/domain/report';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Radio } from './Radio.tsx';
import { SheetForm } from './SheetForm.tsx';
import { TextArea } from './TextArea.tsx';
import styles from './ReportForm.module.css';

interface ReportFormProps {
  isBusy: boolean;
  /** Goes on to the preview. */
  onNext: (report: ReportInput) => void;
}

const REASONS = Object.keys(REPORT_REASON_BY_NAME) as (keyof typeof REPORT_REASON_BY_NAME)[];

/**
 * The form of a report: a reason and a text.
 *
 * For reports of users, posts and messages. Not for feedback about the app.
 */
export function ReportForm({ isBusy, onNext }: ReportFormProps) {
  const intl = useIntl();
  const name = useId();
  const [reason, setReason] = useState<ReportInput['reason'] | null>(null);
  const [input, setInput] = useState('');
  const text = input.trim();
  return (
    <SheetForm
      submitLabel={intl.formatMessage({ id: 'kit.report.next' })}
      canSubmit={reason !== null && countCodePoints(text) <= REPORT_TEXT_MAX}
      isBusy={isBusy}
      onSubmit={() => reason !== null && onNext({ reason, ...(text !== '' && { text }) })}
    >
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>{intl.formatMessage({ id: 'kit.report.reason' })}</legend>
        {REASONS.map((id) => (
          <label key={id} className={styles.reason}>
            <span>{intl.formatMessage({ id: `kit.report.${id}` })}</span>
            <Radio
              name={name}
              checked={reason === REPORT_REASON_BY_NAME[id]}
              onChange={() => setReason(REPORT_REASON_BY_NAME[id])}
            />
          </label>
        ))}
      </fieldset>
      <TextArea
        label={intl.formatMessage({ id: 'kit.report.more' })}
        value={input}
        limit={REPORT_TEXT_MAX}
        onChange={(event) => setInput(event.target.value)}
      />
    </SheetForm>
  );
}
