import type { DiscoverKind } from '@quintet/api/enums';
import { getTabPanelProps, Tabs } from '@quintet/ui/Tabs';
import { ChartSkeleton } from '@quintet/ui/views/discover/ChartSkeleton';
import { DiscoverLayout, DiscoverScroller } from '@quintet/ui/views/discover/DiscoverLayout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useBackOrHome } from '../../shared/navigation/use-back-or-home.ts';
import { TrendChartsPanel } from './TrendChartsPanel.tsx';
import { GalleryPanel } from './GalleryPanel.tsx';
import { DiscoverUnavailableView } from './DiscoverUnavailableView.tsx';
import { discoverKindsQuery } from './queries.ts';
import { SportsPanel } from './SportsPanel.tsx';
import { useDiscoverPreviewKey } from './use-preview-key.ts';

/** /discover: the kinds of content that exist, as tabs. */
export function DiscoverPage({ onShare }: { onShare: (postId: string) => void }): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const back = useBackOrHome();
  const [params] = useSearchParams();
  const preview = useDiscoverPreviewKey();
  const { data, error, isError, isFetching, refetch } = useQuery(discoverKindsQuery(preview));
  const known = data?.result.map(({ kind }) => kind);
  const kind = known?.find((each) => each === params.get('tab')) ?? known?.[0];
  const title = intl.formatMessage({ id: preview ? 'discover.preview' : 'discover.title' });
  usePageTitle(title);
  const open = (tab: DiscoverKind, day?: string): void =>
    void navigate(paths.discover.href({ tab, ...(day && { day }), ...(preview && { preview }) }), { replace: true });
  return (
    <DiscoverLayout
      title={title}
      onBack={back}
      hasTabs={known ? !!kind : !isError}
      {...(known &&
        kind && {
          tabs: (
            <Tabs
              id="discover"
              label={intl.formatMessage({ id: 'discover.tabs' })}
              items={known.map((id) => ({ id, label: intl.formatMessage({ id: `discover.kind.${id}` }) }))}
              value={kind}
              onChange={open}
            />
          ),
          panel: getTabPanelProps('discover', kind),
        })}
    >
      {kind === 'gallery' && <GalleryPanel onShare={onShare} />}
      {kind === 'trend' && <TrendChartsPanel />}
      {kind === 'sports' && <SportsPanel day={params.get('day')} onDay={(day) => open('sports', day)} />}
      {!kind && (
        <DiscoverScroller variant="charts" isBusy={!known && !isError}>
          {known || isError ? (
            <DiscoverUnavailableView
              hasFailed={!known}
              error={error}
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <ChartSkeleton />
          )}
        </DiscoverScroller>
      )}
    </DiscoverLayout>
  );
}
