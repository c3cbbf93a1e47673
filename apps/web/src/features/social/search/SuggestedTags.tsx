import { ChipNav } from '@quintet/ui/ChipNav';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../../shared/navigation/Link.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { api } from '../../../shared/requests/api.ts';

/** Tags that begin with the typed text. Those of the text before stay until the new ones arrive. */
export function SuggestedTags({ text }: { text: string }): ReactNode {
  const intl = useIntl();
  const [tags, setTags] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (found: readonly string[]): void => {
      if (!signal.aborted) setTags(found);
    };
    // Without suggestions the search still finds.
    api
      .GET('/social/api/search/tags', { params: { query: { text } }, signal })
      .then(({ data }) => show(data!.result))
      .catch(() => show([]));
    return () => controller.abort();
  }, [text]);
  const typed = text.toLowerCase();
  const items = tags
    .map((tag) => ({ id: tag, label: `#${tag}`, href: paths.search.href({ text: `#${tag}` }) }))
    .filter(({ label }) => label !== typed);
  return (
    items.length > 0 && <ChipNav label={intl.formatMessage({ id: 'social.search.tags' })} items={items} link={Link} />
  );
}
