import type { InitialSection } from '@quintet/domain/contacts/order';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Virtualizer, type CustomContainerComponentProps, type VirtualizerHandle } from 'virtua';
import { FriendRow, type Friend, type FriendActions } from './FriendRow.tsx';
import { IndexRail } from './IndexRail.tsx';
import styles from './FriendList.module.css';

type Row = { readonly initial: string; readonly friend?: Friend };

interface FriendListProps extends FriendActions {
  sections: readonly InitialSection<Friend>[];
}

/** Fewer friends need no index. */
const MIN_FRIENDS_OF_INDEX = 12;

function List({ ref, style, children }: CustomContainerComponentProps) {
  const intl = useIntl();
  return (
    <ul ref={ref} style={style} aria-label={intl.formatMessage({ id: 'contacts.friends.label' })}>
      {children}
    </ul>
  );
}

const toRows = (sections: FriendListProps['sections']): Row[] =>
  sections.flatMap(({ initial, items }) => [{ initial }, ...items.map((friend) => ({ initial, friend }))]);

/** The friends A to Z with an index. Only rows near the screen are in the page. */
export function FriendList({ sections, ...actions }: FriendListProps) {
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [scrolled, setScrolled] = useState<string>();
  const rows = useMemo(() => toRows(sections), [sections]);
  const initials = sections.map(({ initial }) => initial);
  const current = scrolled !== undefined && initials.includes(scrolled) ? scrolled : (initials[0] ?? '');
  const count = rows.length - sections.length;

  const goTo = (initial: string): void => {
    setScrolled(initial);
    list.current?.scrollToIndex(
      rows.findIndex((row) => row.initial === initial),
      { align: 'start' },
    );
  };
  const follow = (offset: number): void => setScrolled(rows[list.current?.findItemIndex(offset) ?? 0]?.initial);

  return (
    <div className={styles.frame}>
      <div ref={scroller} className={styles.scroller}>
        <Virtualizer ref={list} as={List} item="li" scrollRef={scroller} onScroll={follow} data={rows}>
          {({ initial, friend }) =>
            friend ? (
              <FriendRow key={friend.id} friend={friend} {...actions} />
            ) : (
              <h2 key={`initial ${initial}`} className={styles.initial}>
                {initial}
              </h2>
            )
          }
        </Virtualizer>
        <p className={styles.count}>{intl.formatMessage({ id: 'contacts.friends.count' }, { count })}</p>
      </div>
      {count >= MIN_FRIENDS_OF_INDEX && initials.length > 1 && (
        <IndexRail
          label={intl.formatMessage({ id: 'contacts.friends.index' })}
          initials={initials}
          value={current}
          onChange={goTo}
        />
      )}
    </div>
  );
}
