import { tourHomeDiscoverTabs, tourSearch } from './discover-steps.ts';
import type { OfflineProxy } from './offline-proxy.ts';
import type { TourVisitor } from './visitor.ts';

/** A guest opens the feed, a post, its images and a video, the login dialog, gallery, charts and search. */
export async function tourAsGuest(visitor: TourVisitor, proxy: OfflineProxy): Promise<void> {
  const { browser, t } = visitor;
  await browser.open(proxy.origin('gu'));
  await visitor.expect('posts are shown', () => document.querySelectorAll('[role=feed] article').length > 2);
  await visitor.expect('no word about an old browser', () =>
    [...document.querySelectorAll('.outdated')].every((sentence) => !sentence.checkVisibility()),
  );

  // The first post with several images.
  await visitor.press(`[role=feed] a[href^="/posts/"]:has(svg[aria-label="${t('social.card.has-more')}"])`);
  await visitor.expect('the post’s picture', () =>
    [...document.querySelectorAll<HTMLImageElement>('[aria-roledescription=carousel] img')].some(
      ({ naturalWidth }) => naturalWidth > 0,
    ),
  );
  await visitor.expect('the post’s heading has the focus', () => document.activeElement?.matches('h1') ?? false);
  await visitor.openAndClose('[aria-roledescription=carousel] li:not([inert]) img');
  await visitor.openAndClose('button', t('social.action.share'));
  await visitor.openAndClose('[popovertarget]', t('social.post.menu'));
  await visitor.openAndClose('[role=toolbar] button', t('social.action.like'));
  await visitor.press('button', t('shell.nav.back'));
  await visitor.expect(
    'the pressed post has the focus',
    () => document.activeElement?.matches('[role=feed] a[href^="/posts/"]') ?? false,
  );

  await visitor.open(`[role=feed] a[href^="/posts/"]:has(svg[aria-label="${t('social.card.is-video')}"])`);
  await visitor.expect('the video plays', () =>
    [...document.querySelectorAll('video')].some(({ currentTime, videoWidth }) => currentTime > 0 && videoWidth > 0),
  );
  await visitor.openAndClose('dialog [popovertarget]', t('social.post.menu'));
  await visitor.openAndClose('dialog button', t('social.action.comment'));
  await visitor.close();

  await tourHomeDiscoverTabs(visitor);
  await tourSearch(visitor, 'a');
  await visitor.press('button', t('kit.bar.back'));
}
