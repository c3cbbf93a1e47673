import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { TrendChartsPanel } from '../features/discover/TrendChartsPanel.tsx';
import { DiscoverPage } from '../features/discover/DiscoverPage.tsx';
import { GalleryPanel } from '../features/discover/GalleryPanel.tsx';
import { GuestQueryProvider } from '../features/discover/GuestQueryProvider.tsx';
import { TitledDiscoverPanel } from '../features/discover/TitledDiscoverPanel.tsx';
import { openShareDialog } from '../features/social/actions/share-state.ts';
import { paths } from '../shared/navigation/paths.ts';

/** A picture is shared as its post. */
const sharePost = (id: string): void => openShareDialog({ kind: 'post', id });

const gallery = <GalleryPanel onShare={sharePost} />;

/** By path. The tabs of home show a panel alone, other paths a page. */
const CONTENT: Readonly<Record<string, ReactNode>> = {
  [paths.homeGallery.pattern]: gallery,
  [paths.homeChart.pattern]: <TrendChartsPanel />,
  [paths.gallery.pattern]: <TitledDiscoverPanel kind="gallery">{gallery}</TitledDiscoverPanel>,
  [paths.chart.pattern]: (
    <TitledDiscoverPanel kind="trend">
      <TrendChartsPanel />
    </TitledDiscoverPanel>
  ),
};

/** The discover content of the current path. One screen, because each screen's file name is in every first screen of members. */
export default function DiscoverScreen(): ReactNode {
  const { pathname } = useLocation();
  return (
    <GuestQueryProvider>
      {CONTENT[pathname.replace(/\/$/, '')] ?? <DiscoverPage onShare={sharePost} />}
    </GuestQueryProvider>
  );
}
