import type { DiscoverKind } from '@quintet/api/enums';
import { DiscoverLinks } from '@quintet/ui/views/discover/DiscoverLinks';
import { useAtomValue } from 'jotai/react';
import { useEffect, type ReactNode } from 'react';
import { Link } from '../../shared/navigation/Link.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { discoverKindsAtom, refreshDiscoverKinds } from './kinds.ts';

const HREFS: Record<DiscoverKind, string> = {
  gallery: paths.gallery.href(),
  trend: paths.chart.href(),
  sports: paths.discover.href({ tab: 'sports' }),
};

/** Links to discover content, shown by the search before something is searched for. */
export function SearchPageDiscoverLinks(): ReactNode {
  const kinds = useAtomValue(discoverKindsAtom);
  useEffect(() => {
    if (!kinds) void refreshDiscoverKinds();
  }, [kinds]);
  if (!kinds || kinds.length === 0) return null;
  return <DiscoverLinks kinds={kinds} link={Link} toHref={(kind) => HREFS[kind]} />;
}
