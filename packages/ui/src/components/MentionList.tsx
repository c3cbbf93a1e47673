import { useEffect, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Avatar } from './Avatar.tsx';
import styles from './MentionList.module.css';

/** A user, or without a user all members of the group. */
export interface MentionCandidate {
  readonly userId: string | null;
  /** As this user calls them. */
  readonly name: string;
  /** What follows the @ in the text. */
  readonly nickname: string;
  readonly avatar: string | null;
}

interface MentionListProps {
  id: string;
  label: string;
  options: readonly MentionCandidate[];
  active: number;
  onPick: (option: MentionCandidate) => void;
}

/** The DOM id of a row, for `aria-activedescendant`. */
export const toMentionCandidateElementId = (id: string, index: number): string => `${id}-${index}`;

/** The users that the typed name finds. The focus stays in the field. */
export function MentionList({ id, label, options, active, onPick }: MentionListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={id} className={styles.list} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        <button
          key={option.userId}
          id={toMentionCandidateElementId(id, index)}
          className={styles.option}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keeps the focus in the field, and the phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          {option.userId === null ? (
            <span className={styles.icon}>
              <Icon name="group" size="s" />
            </span>
          ) : (
            <Avatar size="s" id={option.userId} name={option.name} src={option.avatar} />
          )}
          <span className={styles.name} dir="auto">
            {option.name}
          </span>
          {option.userId !== null && option.nickname !== option.name && (
            <span className={styles.detail} dir="auto">
              {option.nickname}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
