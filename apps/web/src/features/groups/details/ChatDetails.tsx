import { ChatType } from '@quintet/api/enums';
import { SearchField } from '@quintet/ui/SearchField';
import { Sheet } from '@quintet/ui/Sheet';
import { useAtom } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Group } from '../group-access.ts';
import type { ChatHandlers } from './chat-handlers.ts';
import { PAGES_WITH_SEARCH, getPageTitle } from './details-pages.ts';
import { detailsAtom, type DetailsPage } from './details-state.ts';
import { PageContent } from './PageContent.tsx';
import { PageScroll } from './PageScroll.tsx';

const FIRST_PAGE: DetailsPage = { name: 'details' };

interface ChatDetailsProps extends ChatHandlers {
  group: Group;
  /** The other user of a direct message. */
  partnerId: string | null;
}

/** The details of a group or direct message, and the pages behind them (spec §2). */
export function ChatDetails({ group, ...handlers }: ChatDetailsProps): ReactNode {
  const intl = useIntl();
  const [open, setOpen] = useAtom(detailsAtom);
  const [text, setText] = useState('');
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  // Stays during the closing animation.
  const [pages, setPages] = useState<readonly DetailsPage[]>([FIRST_PAGE]);
  if (open && open.pages !== pages) setPages(open.pages);
  const page = pages.at(-1) ?? FIRST_PAGE;
  const show = (next: readonly DetailsPage[]): void => setOpen({ groupId: group.id, pages: next });
  const close = (): void => setOpen(null);
  const back = (): void => show(pages.slice(0, -1));
  return (
    <Sheet
      isOpen={open?.groupId === group.id}
      onClose={close}
      onBack={pages.length > 1 ? back : undefined}
      title={intl.formatMessage({ id: getPageTitle(page.name, group.type === ChatType.GROUP) })}
      height="full"
      header={
        PAGES_WITH_SEARCH.includes(page.name) && (
          <SearchField value={text} onChange={setText} label={intl.formatMessage({ id: 'kit.picker.search' })} />
        )
      }
      footer={page.name === 'remove' && <div ref={setFoot} />}
    >
      <PageScroll depth={pages.length}>
        <PageContent
          key={pages.length}
          page={page}
          group={group}
          text={text.trim()}
          foot={foot}
          onPage={(next) => {
            if (PAGES_WITH_SEARCH.includes(next.name)) setText('');
            show([...pages, next]);
          }}
          onReplace={(next) => show([...pages.slice(0, -1), next])}
          onBack={back}
          onClose={close}
          {...handlers}
        />
      </PageScroll>
    </Sheet>
  );
}
