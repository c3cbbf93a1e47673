import type { ReactNode } from 'react';
import { useLazyDialog } from '../../../shared/loading/use-lazy-component.ts';
import { loadNamespace } from '../../../shared/appearance/translations.ts';
import type { PagedListSource } from '../paged-lists.ts';
import { useVideoUrl } from './video-url.ts';

async function loadVideoFeedScreen() {
  const [module] = await Promise.all([import('./VideoFeedScreen.tsx'), loadNamespace('social')]);
  return module;
}

/** Shows the video feed when the URL names a video; only this component re-renders when the URL changes. */
export function VideoFeedRoute({ source }: { source: PagedListSource }): ReactNode {
  const { first, close } = useVideoUrl();
  const VideoFeedScreen = useLazyDialog(first !== null, loadVideoFeedScreen, close);
  return first !== null && VideoFeedScreen && <VideoFeedScreen first={first} source={source} />;
}
