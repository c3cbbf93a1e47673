import type { AlphabetSection } from '@quintet/domain/contacts/order';
import { Fragment, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Virtualizer, type CustomContainerComponentProps, type VirtualizerHandle } from 'virtua';
import { FriendRow, type FriendRowData, type FriendRowHandlers } from './FriendRow.tsx';
import { AlphabetIndex } from './AlphabetIndex.tsx';
import styles from './FriendList.module.css';

/** A friend, the heading of an initial, or the head without an initial. */
type Row = { readonly initial?: string; readonly friend?: FriendRowData };

interface FriendListProps extends FriendRowHandlers {
  sections: readonly AlphabetSection<FriendRowData>[];
  /** Scrolls away above the friends. */
  header?: ReactNode;
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

const HEAD: Row = {};

const toRows = (sections: FriendListProps['sections'], hasHead: boolean): Row[] => [
  ...(hasHead ? [HEAD] : []),
  ...sections.flatMap(({ initial, items }) => [{ initial }, ...items.map((friend) => ({ initial, friend }))]),
];

/** The friends A to Z with an index. Only rows near the screen are in the page. */
export function FriendList({ sections, header, ...actions }: FriendListProps) {
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const [scrolled, setScrolled] = useState<string>();
  const hasHead = header !== undefined;
  const rows = useMemo(() => toRows(sections, hasHead), [sections, hasHead]);
  const initials = sections.map(({ initial }) => initial);
  const current = scrolled !== undefined && initials.includes(scrolled) ? scrolled : (initials[0] ?? '');
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);

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
            ) : initial === undefined ? (
              <Fragment key="head">{header}</Fragment>
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
        <AlphabetIndex
          label={intl.formatMessage({ id: 'contacts.friends.index' })}
          initials={initials}
          value={current}
          onChange={goTo}
        />
      )}
    </div>
  );
}
