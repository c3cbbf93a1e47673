import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { TextArea } from '../../../components/TextArea.tsx';
import { useMentionField, type MentionFieldSource } from '../../../components/use-mention-field.tsx';
import styles from './CaptionField.module.css';

export interface CaptionFieldProps {
  text: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  /** Where names after an @ are looked up: in groups. */
  mentions?: MentionFieldSource | undefined;
}

/** The caption of the selected pictures. */
export function CaptionField({ text, onChange, error, mentions }: CaptionFieldProps) {
  const intl = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const mention = useMentionField(field, mentions);
  return (
    <div className={styles.caption}>
      {mention.list && <div className={styles.mentions}>{mention.list}</div>}
      <TextArea
        ref={field}
        rows={1}
        label={intl.formatMessage({ id: 'chat.attach.caption' })}
        value={text}
        error={error}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={mention.onKeyDown}
        {...mention.fieldProps}
      />
    </div>
  );
}
