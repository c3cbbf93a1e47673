import { ChipNav } from '@quintet/ui/ChipNav';
import { useAtomValue } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../../shared/navigation/Link.tsx';
import { paths } from '../../../shared/navigation/paths.ts';
import { searchSuggestedTagsAtomFamily } from './search-sources.ts';

interface SuggestedTagsProps {
  text: string;
  /** The key of the search for posts. */
  sourceKey: string;
}

/** Tags that begin with the typed text. Those of the text before stay until the new ones arrive. */
export function SuggestedTags({ text, sourceKey }: SuggestedTagsProps): ReactNode {
  const intl = useIntl();
  const found = useAtomValue(searchSuggestedTagsAtomFamily(sourceKey));
  const [tags, setTags] = useState(found);
  if (found && found !== tags) setTags(found);
  const typed = text.toLowerCase();
  const items = (tags ?? [])
    .map((tag) => ({ id: tag, label: `#${tag}`, href: paths.search.href({ text: `#${tag}` }) }))
    .filter(({ label }) => label !== typed);
  return (
    items.length > 0 && <ChipNav label={intl.formatMessage({ id: 'social.search.tags' })} items={items} link={Link} />
  );
}
