import { toShownResultCount } from '@quintet/domain/social/search';
import { Tabs } from '@quintet/ui/Tabs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SearchExtension } from './search-extension.ts';
import type { SearchTabCount } from './use-reported-result-counts.ts';

interface SearchTabsProps {
  parts: readonly SearchExtension[];
  value: string;
  counts: Readonly<Record<string, SearchTabCount>>;
  onChange: (id: string) => void;
}

/** The kinds of results with their numbers. */
export function SearchTabs({ parts, value, counts, onChange }: SearchTabsProps): ReactNode {
  const intl = useIntl();
  const tabs = [
    { id: 'posts', label: 'social.search.posts' },
    { id: 'users', label: 'social.search.users' },
    ...parts,
  ] as const;
  const toLabel = (id: string, name: string): string => {
    const shown = toShownResultCount(counts[id]?.count, counts[id]?.hasMore);
    if (!shown) return name;
    const message = shown.hasMore ? 'social.search.counted-more' : 'social.search.counted';
    return intl.formatMessage({ id: message }, { name, count: shown.count });
  };
  return (
    <Tabs
      id="search"
      label={intl.formatMessage({ id: 'social.search.tabs' })}
      value={value}
      onChange={onChange}
      items={tabs.map(({ id, label }) => ({ id, label: toLabel(id, intl.formatMessage({ id: label })) }))}
    />
  );
}
