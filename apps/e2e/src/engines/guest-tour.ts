import type { Line } from './network-proxy.ts';
import type { Visitor } from './visitor.ts';

/** A guest looks at home, at a post and its pictures, and at a video, is asked to log in, and reloads offline. */
export async function tourAsGuest(visitor: Visitor, line: Line): Promise<void> {
  const { browser, say } = visitor;
  await browser.open(line.origin('gu'));
  await visitor.expect('posts are shown', () => document.querySelectorAll('[role=feed] article').length > 2);
  await visitor.expect('no word about an old browser', () =>
    [...document.querySelectorAll('.outdated')].every((sentence) => !sentence.checkVisibility()),
  );

  // The first post with more than one picture.
  await visitor.press(`[role=feed] a[href^="/posts/"]:has(svg[aria-label="${say('social.card.has-more')}"])`);
  await visitor.expect('the post’s picture', () =>
    [...document.querySelectorAll<HTMLImageElement>('[aria-roledescription=carousel] img')].some(
      ({ naturalWidth }) => naturalWidth > 0,
    ),
  );
  await visitor.look('[aria-roledescription=carousel] li:not([inert]) img');
  await visitor.look('button', say('social.action.share'));
  await visitor.look('[popovertarget]', say('social.post.menu'));
  await visitor.look('[role=toolbar] button', say('social.action.like'));
  await visitor.press('button', say('shell.nav.back'));

  await visitor.open(`[role=feed] a[href^="/posts/"]:has(svg[aria-label="${say('social.card.is-video')}"])`);
  await visitor.expect('the video plays', () =>
    [...document.querySelectorAll('video')].some(({ currentTime, videoWidth }) => currentTime > 0 && videoWidth > 0),
  );
  await visitor.look('dialog [popovertarget]', say('social.post.menu'));
  await visitor.look('dialog button', say('social.action.comment'));
  await visitor.close();

  await visitor.expectKept();
  await line.cut();
  await browser.reload();
  await visitor.expectText(say('shell.nav.home'));
}
