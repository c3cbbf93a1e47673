import type { Audience } from '@quintet/domain/social/audience';
import { POST_TEXT_MAX } from '@quintet/domain/limits';
import { useIntl } from 'react-intl';
import { preventEnterWhileComposing } from '../../../components/is-composing.ts';
import { AppBar } from '../../../components/AppBar.tsx';
import { Button } from '../../../components/Button.tsx';
import { FormAlert } from '../../../components/FormAlert.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { PostPrivacyFields } from '../post/PostPrivacyFields.tsx';
import { PublishFileList, type PublishFilePreviewData } from './PublishFileList.tsx';
import styles from './PublishForm.module.css';
import { RejectedFiles } from './RejectedFiles.tsx';
import { TagField } from './TagField.tsx';

interface PublishContent {
  readonly text: string;
  readonly tags: readonly string[];
  readonly audience: Audience;
  readonly allowsComments: boolean;
}

interface PublishFormProps extends PublishContent {
  files: readonly PublishFilePreviewData[];
  /** The limit is reached. */
  isFull: boolean;
  isAdding: boolean;
  /** Rejected files with their reasons. */
  rejectionTexts?: readonly string[];
  /** The user dismissed the reasons. */
  onRejectionsRead: () => void;
  /** The error of the text. */
  error?: string | undefined;
  /** The server's error. */
  errorText?: string | undefined;
  canPublish: boolean;
  isBusy: boolean;
  onBack: () => void;
  onChange: (changed: Partial<PublishContent>) => void;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onCrop: (id: string) => void;
  onChooseCover: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onPublish: () => void;
}

/** The form of a new post: media, text, tags and audience. */
export function PublishForm(props: PublishFormProps) {
  const { text, tags, audience, allowsComments, files, isFull, isAdding, error, errorText, canPublish, isBusy } = props;
  const { rejectionTexts = [], onRejectionsRead, onBack, onChange, onPublish } = props;
  const { onAdd, onRemove, onCrop, onChooseCover, onMove } = props;
  const intl = useIntl();
  return (
    <form
      className={styles.page}
      onKeyDown={preventEnterWhileComposing}
      onSubmit={(event) => {
        event.preventDefault();
        if (canPublish) onPublish();
      }}
    >
      <AppBar
        title={intl.formatMessage({ id: 'social.publish.title' })}
        onBack={onBack}
        end={
          <span className={styles.go}>
            <Button type="submit" size="s" isBusy={isBusy} disabled={!canPublish}>
              {intl.formatMessage({ id: 'social.publish.submit' })}
            </Button>
          </span>
        }
      />
      <div className={styles.column}>
        <PublishFileList {...{ files, isFull, isAdding, onAdd, onRemove, onCrop, onChooseCover, onMove }} />
        <RejectedFiles texts={rejectionTexts} onClose={onRejectionsRead} />
        <TextArea
          label={intl.formatMessage({ id: 'social.publish.text' })}
          isLabelHidden
          placeholder={intl.formatMessage({ id: 'social.publish.placeholder' })}
          value={text}
          limit={POST_TEXT_MAX}
          error={error}
          rows={5}
          onChange={(event) => onChange({ text: event.target.value })}
        />
        <TagField tags={tags} onChange={(next) => onChange({ tags: next })} />
        {errorText && <FormAlert>{errorText}</FormAlert>}
        <div className={styles.card}>
          <PostPrivacyFields
            audience={audience}
            allowsComments={allowsComments}
            onAudienceChange={(next) => onChange({ audience: next })}
            onCommentsChange={(next) => onChange({ allowsComments: next })}
          />
        </div>
        <p className={styles.note}>{intl.formatMessage({ id: 'social.publish.draft-saved' })}</p>
      </div>
    </form>
  );
}
