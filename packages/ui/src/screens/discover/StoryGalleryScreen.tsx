import { getPostCardAspectRatio } from '@quintet/domain/social/media';
import { getLocalizedText } from '@quintet/domain/discover/text';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { ChipNav } from '../../components/ChipNav.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { DiscoverLayout } from '../../views/discover/DiscoverLayout.tsx';
import { GalleryCard } from '../../views/discover/GalleryCard.tsx';
import { EXAMPLE_GALLERY_CATEGORIES, EXAMPLE_GALLERY_PICTURES } from '../../views/discover/story-discover.ts';
import { MediaViewer } from '../../views/media-viewer/MediaViewer.tsx';
import { PostFeed } from '../../views/social/feed/PostFeed.tsx';
import { StoryLink } from '../profile/StoryLink.tsx';
import { StoryAppShell } from '../StoryAppShell.tsx';

export type StoryGalleryScreenState = 'full' | 'loading' | 'empty' | 'category-empty' | 'failed' | 'offline' | 'viewer';

const byId = new Map(EXAMPLE_GALLERY_PICTURES.map((picture) => [picture.id, picture]));

/** The gallery as features/discover composes it. */
export function StoryGallery({ state }: { state: StoryGalleryScreenState }): ReactNode {
  const intl = useIntl();
  const scrollPosition = useMemo(() => ({ current: null }), []);
  const pictures = state === 'full' || state === 'viewer' ? EXAMPLE_GALLERY_PICTURES : [];
  const categories = [
    { id: null, label: intl.formatMessage({ id: 'discover.gallery.all' }), href: '/gallery' },
    ...EXAMPLE_GALLERY_CATEGORIES.map((name) => ({
      id: name.en,
      label: getLocalizedText(name, intl.locale),
      href: `/gallery?category=${name.en}`,
    })),
  ];
  const isLoading = state === 'loading';
  const hasCategories = pictures.length > 0 || state === 'category-empty' || isLoading;
  return (
    <>
      {hasCategories && (
        <ChipNav
          label={intl.formatMessage({ id: 'discover.gallery.categories' })}
          items={isLoading ? categories.slice(0, 1) : categories}
          value={state === 'category-empty' ? EXAMPLE_GALLERY_CATEGORIES[0]!.en : null}
          link={StoryLink}
        />
      )}
      <PostFeed
        label={intl.formatMessage({ id: 'discover.gallery.pictures' })}
        items={pictures.map(({ id, media }) => ({ key: id, height: 1 / getPostCardAspectRatio(media) + 0.4 }))}
        renderItem={(id, index) => {
          const { title, author, media } = byId.get(id)!;
          const text = getLocalizedText(title, intl.locale);
          const href = `/gallery?item=${id}`;
          return <GalleryCard {...{ id, author, media, href }} title={text} position={index + 1} onOpen={fn()} />;
        }}
        scrollPosition={scrollPosition}
        phase={state === 'loading' ? 'loading' : pictures.length > 0 ? 'ready' : 'nothing'}
        tail="end"
        newCount={0}
        isRefreshing={false}
        onShowNew={fn()}
        onRefresh={fn()}
        onNearEnd={fn()}
        onRetry={fn()}
        emptyState={<NoPictures state={state} />}
      />
    </>
  );
}

function NoPictures({ state }: { state: StoryGalleryScreenState }) {
  const intl = useIntl();
  if (state === 'failed' || state === 'offline') {
    const title = state === 'failed' ? 'discover.failed' : 'social.feed.offline';
    return (
      <ErrorState
        illustration={state === 'failed' ? 'broken' : 'offline'}
        title={intl.formatMessage({ id: title })}
        onRetry={fn()}
      />
    );
  }
  const isCategory = state === 'category-empty';
  const action = (
    <Button as="a" href="/gallery" variant="secondary">
      {intl.formatMessage({ id: 'discover.gallery.show-all' })}
    </Button>
  );
  return (
    <EmptyState
      illustration="pictures"
      title={intl.formatMessage({ id: isCategory ? 'discover.gallery.none-title' : 'discover.empty-title' })}
      {...(isCategory && { action })}
    >
      {intl.formatMessage({ id: isCategory ? 'discover.gallery.none-text' : 'discover.empty-text' })}
    </EmptyState>
  );
}

/** A picture over the gallery. */
function Viewer() {
  const intl = useIntl();
  const items = EXAMPLE_GALLERY_PICTURES.slice(0, 3).map(({ id, title, author, media }, index) => ({
    id,
    kind: 'image' as const,
    src: media.url,
    poster: media.thumbnail_url,
    width: media.width,
    height: media.height,
    name: getLocalizedText(title, intl.locale),
    details: `${intl.formatMessage({ id: 'discover.gallery.author' }, { name: author.nickname })} · ${index + 1}/24`,
    label: getLocalizedText(title, intl.locale),
    isDownloadable: true,
  }));
  return (
    <MediaViewer
      label={intl.formatMessage({ id: 'discover.gallery.pictures' })}
      items={items}
      id={items[1]!.id}
      onShow={fn()}
      onDownload={fn()}
      onClose={fn()}
      downloadLabel={intl.formatMessage({ id: 'discover.gallery.save' })}
      actions={
        <IconButton icon="share" variant="overlay" label={intl.formatMessage({ id: 'discover.gallery.share' })} />
      }
      footer={
        <Button as="a" href="/posts/p1" variant="secondary" size="s">
          {intl.formatMessage({ id: 'discover.gallery.post' })}
        </Button>
      }
    />
  );
}

/** /gallery */
export function StoryGalleryScreen({ state }: { state: StoryGalleryScreenState }) {
  const intl = useIntl();
  return (
    <StoryAppShell tab="/home/recommend" isOpened isOffline={state === 'offline'}>
      <DiscoverLayout title={intl.formatMessage({ id: 'discover.kind.gallery' })} onBack={fn()}>
        <StoryGallery state={state} />
      </DiscoverLayout>
      {state === 'viewer' && <Viewer />}
    </StoryAppShell>
  );
}
