import { Tabs } from '@quintet/ui/Tabs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SearchExtension } from './search-extension.ts';
import type { PartCount } from './use-part-counts.ts';

interface SearchTabsProps {
  parts: readonly SearchExtension[];
  value: string;
  counts: Readonly<Record<string, PartCount>>;
  onChange: (id: string) => void;
}

/** A larger number is shown as this one and a plus sign. */
const MAX_SHOWN = 99;

/** The kinds of results with their numbers. */
export function SearchTabs({ parts, value, counts, onChange }: SearchTabsProps): ReactNode {
  const intl = useIntl();
  const tabs = [
    { id: 'posts', label: 'social.search.posts' },
    { id: 'users', label: 'social.search.users' },
    ...parts,
  ] as const;
  const toLabel = (id: string, name: string): string => {
    const { count, hasMore } = counts[id] ?? {};
    if (count === undefined) return name;
    const shown = Math.min(count, MAX_SHOWN);
    const message = hasMore || count > MAX_SHOWN ? 'social.search.counted-more' : 'social.search.counted';
    return intl.formatMessage({ id: message }, { name, count: shown });
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
