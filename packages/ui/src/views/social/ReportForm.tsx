import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { ignoreComposingEnter } from '../../components/is-composing.ts';
import { Button } from '../../components/Button.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import styles from './ReportForm.module.css';

/** Report reasons (spec §3) with the contract's numbers. */
const REASONS = { 1: 'spam', 2: 'sexual', 3: 'harassment', 4: 'other' } as const;
export type ReportReason = keyof typeof REASONS;

interface ReportFormProps {
  /** The maximal length of the explanation. */
  limit: number;
  isBusy: boolean;
  onSend: (reason: ReportReason, text: string) => void;
}

/** The form of a report. */
export function ReportForm({ limit, isBusy, onSend }: ReportFormProps) {
  const intl = useIntl();
  const name = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  return (
    <form
      className={styles.form}
      onKeyDown={ignoreComposingEnter}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== null) onSend(reason, text.trim());
      }}
    >
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>{intl.formatMessage({ id: 'social.report.reason' })}</legend>
        {([1, 2, 3, 4] as const).map((value) => (
          <label key={value} className={styles.reason}>
            <span>{intl.formatMessage({ id: `social.report.${REASONS[value]}` })}</span>
            <input
              type="radio"
              name={name}
              value={value}
              checked={reason === value}
              onChange={() => setReason(value)}
            />
          </label>
        ))}
      </fieldset>
      <TextArea
        label={intl.formatMessage({ id: 'social.report.more' })}
        value={text}
        limit={limit}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" isBlock isBusy={isBusy} disabled={reason === null || Array.from(text).length > limit}>
        {intl.formatMessage({ id: 'social.report.send' })}
      </Button>
    </form>
  );
}
