import { createContext, Fragment, use, useLayoutEffect } from 'react';
import { Virtualizer, type CustomContainerComponentProps, type CustomItemComponentProps } from 'virtua';
import { getChatListItemAttributes, type VirtualChatListProps } from './ChatListRows.tsx';

const ListContext = createContext<Pick<VirtualChatListProps, 'label' | 'ids'>>({ label: '', ids: [] });

function List({ ref, style, children }: CustomContainerComponentProps) {
  return (
    <ul ref={ref} style={style} aria-label={use(ListContext).label}>
      {children}
    </ul>
  );
}

function ListItem({ ref, style, index, children }: CustomItemComponentProps) {
  // The virtualizer hides rows until they are measured; a hidden row cannot get the focus.
  return (
    <li
      ref={ref}
      style={{ ...style, visibility: undefined }}
      {...getChatListItemAttributes(use(ListContext).ids, index)}
    >
      {children}
    </li>
  );
}

/** A long chat list: only rows near the screen are in the page. */
export default function VirtualChatList(props: VirtualChatListProps) {
  const { label, ids, mountedIndex, rowHeight, scroller, startMargin, renderRow } = props;
  useLayoutEffect(() => {
    // The virtualizer learns the offset from this event only.
    scroller.current?.dispatchEvent(new Event('scroll'));
  }, [scroller]);
  return (
    <ListContext value={{ label, ids }}>
      <Virtualizer
        as={List}
        item={ListItem}
        data={ids}
        itemSize={rowHeight}
        scrollRef={scroller}
        startMargin={startMargin}
        keepMounted={mountedIndex < 0 ? [] : [mountedIndex]}
      >
        {(id) => <Fragment key={id}>{renderRow(id)}</Fragment>}
      </Virtualizer>
    </ListContext>
  );
}
