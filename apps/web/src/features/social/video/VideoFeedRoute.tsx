import type { ReactNode } from 'react';
import { useLazyComponent } from '../../../shared/use-lazy-component.ts';
import { loadNamespace } from '../../../shared/translations.ts';
import type { Source } from '../paged-lists.ts';
import { useVideoAddress } from './video-url.ts';

async function loadVideos() {
  const [module] = await Promise.all([import('./VideoFeedScreen.tsx'), loadNamespace('social')]);
  return module;
}

/** The videos of a list over it, when the address names one: only this is drawn again when it names another. */
export function OpenVideos({ source }: { source: Source }): ReactNode {
  const { first } = useVideoAddress();
  const Videos = useLazyComponent(first !== null, loadVideos);
  return first !== null && Videos && <Videos first={first} source={source} />;
}
