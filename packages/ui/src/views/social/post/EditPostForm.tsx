import { POST_TEXT_MAX } from '@quintet/domain/limits';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { preventEnterWhileComposing } from '../../../components/is-composing.ts';
import { Button } from '../../../components/Button.tsx';
import { FormAlert } from '../../../components/FormAlert.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import styles from './EditPostForm.module.css';
import { TagField } from '../publish/TagField.tsx';

interface EditPostFormProps {
  /** The pictures, where they can be changed. */
  files?: ReactNode;
  text: string;
  tags: readonly string[];
  onTextChange: (text: string) => void;
  onTagsChange: (tags: readonly string[]) => void;
  /** The error of the text. */
  error?: string | undefined;
  /** The server's error. */
  errorText?: string | undefined;
  canSave: boolean;
  isBusy: boolean;
  onSave: () => void;
}

/** Edits a post: its pictures, text and tags. A video stays. */
export function EditPostForm(props: EditPostFormProps) {
  const { files, text, tags, onTextChange, onTagsChange, error, errorText, canSave, isBusy, onSave } = props;
  const intl = useIntl();
  return (
    <form
      className={styles.form}
      onKeyDown={preventEnterWhileComposing}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) onSave();
      }}
    >
      {files}
      <TextArea
        label={intl.formatMessage({ id: 'social.publish.text' })}
        value={text}
        limit={POST_TEXT_MAX}
        error={error}
        rows={6}
        onChange={(event) => onTextChange(event.target.value)}
      />
      <TagField tags={tags} onChange={onTagsChange} />
      {errorText && <FormAlert>{errorText}</FormAlert>}
      <Button type="submit" isBlock isBusy={isBusy} disabled={!canSave}>
        {intl.formatMessage({ id: 'social.edit.save' })}
      </Button>
    </form>
  );
}
