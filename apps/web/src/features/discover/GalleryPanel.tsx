import { getLocalizedText, type LocalizedText } from '@quintet/domain/discover/text';
import { getPostCardAspectRatio } from '@quintet/domain/social/media';
import { Button } from '@quintet/ui/Button';
import { ChipNav } from '@quintet/ui/ChipNav';
import { EmptyState } from '@quintet/ui/EmptyState';
import { PostFeed } from '@quintet/ui/views/social/feed/PostFeed';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLazyDialog } from '../../shared/loading/use-lazy-component.ts';
import { Link } from '../../shared/navigation/Link.tsx';
import { useIsOnline } from '../../shared/requests/network.ts';
import { remarkNicknamesAtom } from '../../shared/users/remarks.ts';
import { GalleryTile } from './GalleryTile.tsx';
import { applyRemarkToPicture } from './gallery-pictures.ts';
import { discoverGalleryScrollRefAtomFamily } from './discover-gallery-scroll.ts';
import { DiscoverUnavailableView } from './DiscoverUnavailableView.tsx';
import { discoverGalleryQuery } from './queries.ts';
import { useGalleryUrlState } from './use-gallery-url-state.ts';
import { useDiscoverPreviewKey } from './use-preview-key.ts';
import { usePagedListEnd } from '../../shared/loading/use-paged-list-end.ts';

const loadViewer = () => import('./GalleryViewer.tsx');

interface GalleryPanelProps {
  /** Shares the post of a picture. */
  onShare: (postId: string) => void;
}

/** The gallery: pictures by category, and the one that the URL opens. */
export function GalleryPanel({ onShare }: GalleryPanelProps): ReactNode {
  const intl = useIntl();
  const isOnline = useIsOnline();
  const { category, item, toHref, viewer } = useGalleryUrlState();
  const query = useInfiniteQuery(discoverGalleryQuery(category, useDiscoverPreviewKey()));
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const { tail, retry } = usePagedListEnd(query);
  const hasFailed = tail === 'failed';
  const [isRefreshing, setIsRefreshing] = useState(false);
  const scrollPosition = useAtomValue(discoverGalleryScrollRefAtomFamily(category ?? ''));
  const remarks = useAtomValue(remarkNicknamesAtom);
  const pictures = useMemo(
    () => data?.pages.flatMap(({ list }) => list.map((picture) => applyRemarkToPicture(picture, remarks))) ?? [],
    [data, remarks],
  );
  const items = useMemo(
    () => pictures.map(({ id, media }) => ({ key: id, height: 1 / getPostCardAspectRatio(media) + 0.4 })),
    [pictures],
  );
  const isMissing = item !== null && data !== undefined && !pictures.some(({ id }) => id === item);
  useEffect(() => {
    // A link may open a picture of a later page; a short page may have none.
    if ((isMissing || pictures.length === 0) && hasNextPage && !isFetching && !hasFailed) void fetchNextPage();
  });
  const isOpen = item !== null && pictures.some(({ id }) => id === item);
  const Viewer = useLazyDialog(isOpen, loadViewer, viewer.close);
  // They stay while another category loads.
  const [categories, setCategories] = useState<readonly LocalizedText[]>([]);
  const loaded = data?.pages[0]?.categories;
  if (loaded && loaded !== categories) setCategories(loaded);
  const isWaiting = !data || (pictures.length === 0 && hasNextPage);
  // While the categories load, the first chip keeps their place.
  const hasChips = categories.length > 1 || (!data && !hasFailed);

  async function refresh(): Promise<void> {
    if (!isOnline) return;
    setIsRefreshing(true);
    await refetch();
    setIsRefreshing(false);
  }
  const all = { id: null, label: intl.formatMessage({ id: 'discover.gallery.all' }), href: toHref({ category: null }) };
  return (
    <>
      {hasChips && (
        <ChipNav
          label={intl.formatMessage({ id: 'discover.gallery.categories' })}
          items={[
            all,
            ...categories.map((name) => ({
              id: name.en,
              label: getLocalizedText(name, intl.locale),
              href: toHref({ category: name.en }),
            })),
          ]}
          value={category}
          link={Link}
        />
      )}
      <PostFeed
        key={category}
        label={intl.formatMessage({ id: 'discover.gallery.pictures' })}
        items={items}
        renderItem={(id, index) => {
          const picture = pictures.find((other) => other.id === id);
          return (
            picture && <GalleryTile picture={picture} index={index} href={toHref({ item: id })} onOpen={viewer.open} />
          );
        }}
        scrollPosition={scrollPosition}
        phase={pictures.length > 0 ? 'ready' : isWaiting && !hasFailed ? 'loading' : 'nothing'}
        tail={tail}
        newCount={0}
        isRefreshing={isRefreshing}
        onShowNew={() => undefined}
        onRefresh={() => void refresh()}
        onNearEnd={() => void fetchNextPage()}
        onRetry={retry}
        emptyState={
          category !== null && !hasFailed ? (
            <EmptyState
              illustration="pictures"
              title={intl.formatMessage({ id: 'discover.gallery.none-title' })}
              action={
                <Button as={Link} to={all.href} variant="secondary">
                  {intl.formatMessage({ id: 'discover.gallery.show-all' })}
                </Button>
              }
            >
              {intl.formatMessage({ id: 'discover.gallery.none-text' })}
            </EmptyState>
          ) : (
            <DiscoverUnavailableView hasFailed={hasFailed} error={error} isRetrying={isFetching} onRetry={retry} />
          )
        }
      />
      {Viewer && isOpen && (
        <Viewer
          pictures={pictures}
          first={item}
          toHref={(id) => toHref({ item: id })}
          onClose={viewer.close}
          onShare={onShare}
          onNearEnd={() => void (hasNextPage && !isFetching && fetchNextPage())}
        />
      )}
    </>
  );
}
