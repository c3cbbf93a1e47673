import { filterItemsByText } from '@quintet/domain/text-filter';
import { EmptyState } from '@quintet/ui/EmptyState';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { ChatRows } from '../list/ChatRows.tsx';
import { useGetGroupDisplay } from '../list/group-display.ts';
import { useChatListGroups } from '../list/use-chat-list-groups.ts';
import styles from './ChatSearchTabContent.module.css';

interface ChatSearchTabContentProps {
  id: string;
  text: string;
  onCount: (id: string, count: number, hasMore: boolean) => void;
}

/** A tab of the search page: the chats on this device whose name contains the text; reports their number. */
export default function ChatSearchTabContent({ id, text, onCount }: ChatSearchTabContentProps): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const scroller = useRef<HTMLDivElement>(null);
  const groups = useChatListGroups();
  const getDisplay = useGetGroupDisplay();
  const found = useMemo(
    () => filterItemsByText(groups, text, (group) => [getDisplay(group).name]),
    [groups, getDisplay, text],
  );
  useEffect(() => onCount(id, found.length, false), [id, found.length, onCount]);
  if (found.length === 0)
    return <EmptyState illustration="search" title={intl.formatMessage({ id: 'chat.search.no-chats' })} />;
  return (
    <div ref={scroller} className={styles.scroller}>
      <ChatRows groups={found} openId={undefined} onOpen={(href) => void navigate(href)} scroller={scroller} />
    </div>
  );
}
