import { useAtomValue } from 'jotai/react';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { discoverKindsAtom, refreshDiscoverKinds } from '../features/discover/kinds.ts';
import HomePage from '../features/social/feed/HomePage.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { useIsOnline } from '../shared/requests/network.ts';
import { LoadedScreen } from './LoadedScreen.tsx';

/** Tabs with discover content. */
const DISCOVER_TABS = [
  { id: 'gallery', kind: 'gallery', label: 'social.home.gallery', path: paths.homeGallery },
  { id: 'chart', kind: 'trend', label: 'social.home.chart', path: paths.homeChart },
] as const;

/** /home/…: the feeds, and discover content as far as there is some. */
export default function HomeScreen(): ReactNode {
  const { pathname } = useLocation();
  const kinds = useAtomValue(discoverKindsAtom);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (isOnline) void refreshDiscoverKinds();
  }, [isOnline]);
  const tabs = DISCOVER_TABS.flatMap(({ id, kind, label, path }) => {
    const href = path.href();
    const panel = (
      <Suspense>
        <LoadedScreen screen="discover" />
      </Suspense>
    );
    return href === pathname || kinds?.includes(kind) ? [{ id, label, href, panel }] : [];
  });
  return <HomePage extensions={tabs} />;
}
