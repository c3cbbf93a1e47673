import type { ReactNode } from 'react';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import { loadTranslationNamespace } from '../../../shared/appearance/translations.ts';
import type { PagedListSource } from '../paged-lists.ts';
import { useVideoUrlState } from './video-url.ts';

async function loadVideoFeedScreen() {
  const [module] = await Promise.all([import('./VideoFeedScreen.tsx'), loadTranslationNamespace('social')]);
  return module;
}

/** Shows the video feed when the URL names a video; only this component re-renders when the URL changes. */
export function VideoFeedRoute({ source }: { source: PagedListSource }): ReactNode {
  const { openedPostId, close } = useVideoUrlState();
  const VideoFeedScreen = useLazyDialog(openedPostId !== null, loadVideoFeedScreen, close);
  return openedPostId !== null && VideoFeedScreen && <VideoFeedScreen openedPostId={openedPostId} source={source} />;
}
