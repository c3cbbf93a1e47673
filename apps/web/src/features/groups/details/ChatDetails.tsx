import { ChatType } from '@quintet/api/enums';
import type { Group } from '@quintet/domain/chat/message';
import { SearchField } from '@quintet/ui/SearchField';
import { Sheet } from '@quintet/ui/Sheet';
import { useAtom } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ChatDetailsDeps } from './chat-details-deps.ts';
import { CHAT_DETAILS_PAGES_WITH_SEARCH, getChatDetailsTitleId } from './details-pages.ts';
import { openedChatDetailsAtom, type ChatDetailsPage } from './details-state.ts';
import { ChatDetailsPageContent } from './ChatDetailsPageContent.tsx';
import { ChatDetailsScrollRestoration } from './ChatDetailsScrollRestoration.tsx';

const FIRST_PAGE: ChatDetailsPage = { name: 'details' };

interface ChatDetailsProps extends ChatDetailsDeps {
  group: Group;
  /** The other user of a direct message. */
  partnerId: string | null;
}

/** The details of a group or direct message, and the pages behind them (spec §2). */
export function ChatDetails({ group, ...handlers }: ChatDetailsProps): ReactNode {
  const intl = useIntl();
  const [open, setOpen] = useAtom(openedChatDetailsAtom);
  const [text, setText] = useState('');
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  // Stays during the closing animation.
  const [pages, setPages] = useState<readonly ChatDetailsPage[]>([FIRST_PAGE]);
  if (open && open.pages !== pages) setPages(open.pages);
  const page = pages.at(-1) ?? FIRST_PAGE;
  const show = (next: readonly ChatDetailsPage[]): void => setOpen({ groupId: group.id, pages: next });
  const close = (): void => setOpen(null);
  const back = (): void => show(pages.slice(0, -1));
  return (
    <Sheet
      isOpen={open?.groupId === group.id}
      onClose={close}
      onBack={pages.length > 1 ? back : undefined}
      title={intl.formatMessage({ id: getChatDetailsTitleId(page.name, group.type === ChatType.GROUP) })}
      height="full"
      header={
        CHAT_DETAILS_PAGES_WITH_SEARCH.includes(page.name) && (
          <SearchField value={text} onChange={setText} label={intl.formatMessage({ id: 'kit.picker.search' })} />
        )
      }
      footer={page.name === 'remove' && <div ref={setFooter} />}
    >
      <ChatDetailsScrollRestoration depth={pages.length}>
        <ChatDetailsPageContent
          key={pages.length}
          page={page}
          group={group}
          text={text.trim()}
          footer={footer}
          onPage={(next) => {
            if (CHAT_DETAILS_PAGES_WITH_SEARCH.includes(next.name)) setText('');
            show([...pages, next]);
          }}
          onReplace={(next) => show([...pages.slice(0, -1), next])}
          onBack={back}
          onClose={close}
          {...handlers}
        />
      </ChatDetailsScrollRestoration>
    </Sheet>
  );
}
