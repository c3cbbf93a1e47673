import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconMenu } from '../../../components/IconMenu.tsx';
import type { MenuItemData } from '../../../components/MenuItems.tsx';
import styles from './AttachFileMenu.module.css';

interface AttachMenuProps {
  /** The accepted extensions of the file picker: `.pdf,.zip`. */
  fileTypes: string;
  /** The granted media types; the picker shows only these. */
  media: readonly ('image' | 'video')[];
  canSendFiles: boolean;
  /** The device has a camera. */
  hasCamera: boolean;
  /** Entries of other slices. */
  moreItems?: readonly MenuItemData[];
  onChoose: (files: readonly File[]) => void;
}

const METHODS = [
  { id: 'media', icon: 'image' },
  { id: 'camera', icon: 'camera' },
  { id: 'file', icon: 'file' },
] as const;

type AttachMethod = (typeof METHODS)[number]['id'];

/** The attach button: photos and videos, camera, files. */
export function AttachFileMenu({
  fileTypes,
  media,
  canSendFiles,
  hasCamera,
  moreItems = [],
  onChoose,
}: AttachMenuProps) {
  const intl = useIntl();
  const pickers = useRef<HTMLDivElement>(null);
  const methods = METHODS.filter(({ id }) => hasCamera || id !== 'camera');
  const may = (id: AttachMethod): boolean => (id === 'file' ? canSendFiles : media.length > 0);
  const only = media.length === 1 ? media[0] : undefined;
  const words = { media: only ?? 'media', camera: 'camera', file: 'file' } as const;
  const mediaTypes = media.map((kind) => `${kind}/*`).join();
  return (
    <div className={styles.attach}>
      <IconMenu
        icon="attach"
        label={intl.formatMessage({ id: 'chat.attach.label' })}
        items={[
          ...methods.map(({ id, icon }) => ({
            id,
            icon,
            label: intl.formatMessage({ id: `chat.attach.${words[id]}` }),
            isDisabled: !may(id),
            detail: may(id) ? undefined : intl.formatMessage({ id: 'chat.attach.not-allowed' }),
            onSelect: () => pickers.current?.querySelector<HTMLInputElement>(`[data-way=${id}]`)?.click(),
          })),
          ...moreItems,
        ]}
      />
      <div ref={pickers} className={styles.pickers}>
        {methods.map(({ id }) => (
          <input
            key={id}
            type="file"
            data-way={id}
            accept={id === 'file' ? fileTypes : mediaTypes}
            multiple={id !== 'camera'}
            capture={id === 'camera' ? 'environment' : undefined}
            aria-label={intl.formatMessage({ id: `chat.attach.${words[id]}` })}
            onChange={({ currentTarget }) => {
              onChoose([...(currentTarget.files ?? [])]);
              // Allows selecting the same file again.
              currentTarget.value = '';
            }}
          />
        ))}
      </div>
    </div>
  );
}
