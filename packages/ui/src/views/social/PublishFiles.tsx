import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import { Spinner } from '../../components/Spinner.tsx';
import { Icon } from '../../icons/Icon.tsx';
import styles from './PublishFiles.module.css';

export interface ShownFile {
  readonly id: string;
  readonly kind: 'image' | 'video';
  readonly src: string;
  readonly canCrop: boolean;
}

interface PublishFilesProps {
  files: readonly ShownFile[];
  isFull: boolean;
  isAdding: boolean;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
  onCrop: (id: string) => void;
  onMove: (from: number, to: number) => void;
}

/** The pictures or the video of a new post, in their order. */
export function PublishFiles({ files, isFull, isAdding, onAdd, onRemove, onCrop, onMove }: PublishFilesProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const say = (id: 'remove-file' | 'crop' | 'earlier' | 'later', index: number): string =>
    intl.formatMessage({ id: `social.publish.${id}` }, { number: index + 1 });
  return (
    <ul className={styles.files} aria-label={intl.formatMessage({ id: 'social.publish.files' })}>
      {files.map(({ id, kind, src, canCrop }, index) => (
        <li key={id} className={styles.file}>
          {kind === 'image' ? <img className={styles.picture} src={src} alt="" /> : <Clip src={src} />}
          <span className={styles.change}>
            {canCrop && (
              <IconButton icon="crop" variant="overlay" label={say('crop', index)} onClick={() => onCrop(id)} />
            )}
            <IconButton icon="close" variant="overlay" label={say('remove-file', index)} onClick={() => onRemove(id)} />
          </span>
          {files.length > 1 && (
            <span className={styles.order}>
              <IconButton
                icon="back"
                variant="overlay"
                label={say('earlier', index)}
                disabled={index === 0}
                onClick={() => onMove(index, index - 1)}
              />
              <IconButton
                icon="chevron-right"
                variant="overlay"
                label={say('later', index)}
                disabled={index === files.length - 1}
                onClick={() => onMove(index, index + 1)}
              />
            </span>
          )}
        </li>
      ))}
      {!isFull && (
        <li className={styles.file}>
          <button type="button" className={styles.add} disabled={isAdding} onClick={() => input.current?.click()}>
            {isAdding ? <Spinner /> : <Icon name="add" size="l" />}
            {intl.formatMessage({ id: 'social.publish.add-files' })}
          </button>
          <input
            ref={input}
            type="file"
            accept="image/*,video/*"
            multiple
            hidden
            aria-label={intl.formatMessage({ id: 'social.publish.add-files' })}
            onChange={({ currentTarget }) => {
              const chosen = [...(currentTarget.files ?? [])];
              currentTarget.value = '';
              if (chosen.length > 0) onAdd(chosen);
            }}
          />
        </li>
      )}
    </ul>
  );
}

function Clip({ src }: { src: string }) {
  return <video className={styles.picture} src={src} controls playsInline muted preload="metadata" />;
}
