import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ChartPanel } from '../features/discover/ChartPanel.tsx';
import { DiscoverPage } from '../features/discover/DiscoverPage.tsx';
import { GalleryPanel } from '../features/discover/GalleryPanel.tsx';
import { GuestQueries } from '../features/discover/GuestQueries.tsx';
import { TitledPanel } from '../features/discover/TitledPanel.tsx';
import { openShare } from '../features/social/actions/share-state.ts';
import { paths } from '../shared/navigation/paths.ts';

/** A picture is shared as its post. */
const sharePost = (id: string): void => openShare({ kind: 'post', id });

const gallery = <GalleryPanel onShare={sharePost} />;

/** By path. The tabs of home show a panel alone, other paths a page. */
const CONTENT: Readonly<Record<string, ReactNode>> = {
  [paths.homeGallery.pattern]: gallery,
  [paths.homeChart.pattern]: <ChartPanel />,
  [paths.gallery.pattern]: <TitledPanel kind="gallery">{gallery}</TitledPanel>,
  [paths.chart.pattern]: (
    <TitledPanel kind="trend">
      <ChartPanel />
    </TitledPanel>
  ),
};

/** The discover content of the current path. One screen, because each screen's file name is in every first screen of members. */
export default function DiscoverScreen(): ReactNode {
  const { pathname } = useLocation();
  return <GuestQueries>{CONTENT[pathname.replace(/\/$/, '')] ?? <DiscoverPage onShare={sharePost} />}</GuestQueries>;
}
