import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon, type IconName } from '../icons/Icon.tsx';
import { Avatar } from './Avatar.tsx';
import { SelectionCheckMark } from './SelectionCheckMark.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ListRow } from './ListRow.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectionFooter } from './SelectionFooter.tsx';
import { Sheet } from './Sheet.tsx';
import { useFilterByName } from './use-filter-by-name.ts';
import styles from './UserOrChatPicker.module.css';

/** A user or chat to select. */
export interface UserOrChatPickerItemData {
  readonly id: string;
  readonly name: string;
  /** The nickname behind a remark, by which the user is found, too. */
  readonly originName?: string | null;
  /** The seed of the avatar's tint. */
  readonly avatarId: string;
  readonly src?: string | null | undefined;
  readonly kind?: 'user' | 'group';
  /** Why it cannot be selected, e.g. a member already. */
  readonly disabledReason?: string;
}

interface UserOrChatPickerProps {
  isOpen: boolean;
  title: string;
  items: readonly UserOrChatPickerItemData[];
  /** How many may be selected. With 1, pressing a row confirms it at once. */
  limit?: number;
  /** The label of the confirm button for this many. */
  confirmLabel: (count: number) => string;
  confirmIcon?: IconName;
  isBusy?: boolean;
  /** Selected when the picker is first shown. */
  initialIds?: readonly string[];
  /** Shown in place of the rows: loading, an error, nobody to select. By default an empty list has no chats. */
  placeholder?: ReactNode;
  /** Called when the selection changes. */
  onChange?: (ids: readonly string[]) => void;
  onConfirm: (ids: readonly string[]) => void;
  onClose: () => void;
}

/**
 * Selects users or chats: search, the selected as chips, count and limit.
 *
 * For choosing several users or chats. Not for opening one of them (ListRow).
 */
export function UserOrChatPicker(props: UserOrChatPickerProps) {
  const { isOpen, title, items, limit = Infinity, confirmLabel, confirmIcon, isBusy, initialIds, placeholder } = props;
  const { onChange, onConfirm, onClose } = props;
  const intl = useIntl();
  const { query, setQuery, found } = useFilterByName(items);
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(initialIds));
  const isSingle = limit === 1;
  const chips = items.filter(({ id }) => selected.has(id));
  const isFull = chips.length >= limit;
  const toggle = (id: string): void => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
    onChange?.([...next]);
  };
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      height="full"
      title={title}
      header={
        <>
          {chips.length > 0 && (
            <ul className={styles.chips} aria-label={intl.formatMessage({ id: 'kit.picker.selected' })}>
              {chips.map((item) => (
                <li key={item.id}>
                  <Chip item={item} onRemove={() => toggle(item.id)} />
                </li>
              ))}
            </ul>
          )}
          <SearchField value={query} onChange={setQuery} label={intl.formatMessage({ id: 'kit.picker.search' })} />
        </>
      }
      footer={
        !isSingle && (
          <SelectionFooter
            count={chips.length}
            limit={limit}
            label={confirmLabel(chips.length)}
            icon={confirmIcon}
            isBusy={isBusy}
            onConfirm={() => onConfirm(chips.map(({ id }) => id))}
          />
        )
      }
    >
      {placeholder ??
        (items.length === 0 && (
          <EmptyState illustration="chat" title={intl.formatMessage({ id: 'kit.picker.no-chats' })} />
        ))}
      {items.length > 0 && found.length === 0 && (
        <p className={styles.none}>{intl.formatMessage({ id: 'kit.picker.none' })}</p>
      )}
      <div className={styles.rows}>
        {found.map(({ id, avatarId, name, originName, src, kind, disabledReason }) => {
          const isSelected = selected.has(id);
          return (
            <ListRow
              key={id}
              as="button"
              {...(!isSingle && { role: 'checkbox', 'aria-checked': isSelected })}
              disabled={disabledReason !== undefined || (isFull && !isSelected)}
              leading={<Avatar name={name} id={avatarId} src={src} {...(kind && { kind })} />}
              title={name}
              detail={disabledReason ?? originName ?? undefined}
              end={isSingle ? undefined : <SelectionCheckMark isSelected={isSelected} />}
              onClick={() => (isSingle ? onConfirm([id]) : toggle(id))}
            />
          );
        })}
      </div>
    </Sheet>
  );
}

function Chip({
  item: { name, avatarId, src, kind },
  onRemove,
}: {
  item: UserOrChatPickerItemData;
  onRemove: () => void;
}) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className={styles.chip}
      title={intl.formatMessage({ id: 'kit.picker.remove' }, { name })}
      onClick={onRemove}
    >
      <Avatar size="xs" name={name} id={avatarId} src={src} {...(kind && { kind })} />
      <bdi className={styles.name}>{name}</bdi>
      <Icon name="close" size="s" />
    </button>
  );
}
