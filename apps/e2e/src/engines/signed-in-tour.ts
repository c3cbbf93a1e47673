import { writeFileSync } from 'node:fs';
import { type SignedInTourData, createSignedInTourData } from './create-signed-in-tour-data.ts';
import type { OfflineProxy } from './offline-proxy.ts';
import { expectNoPageErrors, signInVisitorByEmail } from './session-steps.ts';
import { tourChatDetails, tourPoints, tourSettings, tourUserSheets } from './user-steps.ts';
import type { TourVisitor } from './visitor.ts';

interface Options {
  proxy: OfflineProxy;
  /** The port of the server behind the proxy. */
  port: number;
  /** A path for the image to send. */
  imagePath: string;
}

/** A user logs in, writes a comment, sees other users, the points and settings, sends messages, and reopens the room offline. */
export async function tourAsSignedInUser(visitor: TourVisitor, { proxy, port, imagePath }: Options): Promise<void> {
  const { browser, t } = visitor;
  const data = await createSignedInTourData(port);
  const { account, friend, blocked, text } = data;
  await browser.open(`${proxy.origin('gu')}/login/phone`);
  await visitor.open('button', t('auth.login.country'));
  // Its search field has the focus.
  await visitor.closeByEscape();
  await signInVisitorByEmail(visitor, proxy.origin('gu'), account);
  writeFileSync(imagePath, await browser.takeScreenshot());
  await visitor.press('nav a', t('shell.nav.home'));
  await openPostOverlays(visitor);
  await visitor.press('button', t('shell.nav.back'));
  await openMediaMenu(visitor, imagePath);
  await tourPoints(visitor);
  await tourSettings(visitor, blocked);
  await visitor.press('nav a', t('shell.nav.chat'));
  await openFriends(visitor, data);
  await sendMessages(visitor, text, imagePath);
  // Last: in WebKit a room's Back sometimes does nothing right after Back on the page of a user has led to the room.
  await tourChatDetails(visitor, friend, text);
  await expectNoPageErrors(visitor);
  await reopenOffline(visitor, proxy);
}

/** Opens all overlays of a post. */
async function openPostOverlays(visitor: TourVisitor): Promise<void> {
  const { t } = visitor;
  await visitor.expect('posts', () => document.querySelectorAll('[role=feed] article').length > 2);
  // A video would open over the feed.
  await visitor.press(`[role=feed] a[href^="/posts/"]:not(:has(svg[aria-label="${t('social.card.is-video')}"]))`);
  await visitor.openAndClose('button', t('social.action.share'));
  await visitor.open('[popovertarget]', t('social.post.menu'));
  await visitor.choose(t('social.post.report'));
  await visitor.close();
  await visitor.open('[role=toolbar] button', t('social.comment.placeholder'));
  await visitor.expect('the field grows with its text', () => {
    const field = document.activeElement as HTMLTextAreaElement;
    const [before] = [field.clientHeight];
    document.execCommand('insertText', false, 'one\ntwo\nthree\nfour\nfive\nsix\nseven');
    return field.clientHeight > before && field.scrollHeight <= field.clientHeight;
  });
  await visitor.close();
  await visitor.press('main h1 a[href^="/guest-page/"]');
  // The menus of the post and of the author have the same name.
  await visitor.expect(
    'the author instead of the post',
    () => location.pathname.startsWith('/guest-page/') && document.querySelector('[role=toolbar]') === null,
  );
  await tourUserSheets(visitor);
  await visitor.press('button', t('shell.nav.back'));
  await visitor.expect('the post again', () => document.querySelector('[role=toolbar]') !== null);
}

/** Opens the menu of a new post's picture and its crop sheet. */
async function openMediaMenu(visitor: TourVisitor, imagePath: string): Promise<void> {
  const { browser, t } = visitor;
  await visitor.press('main header button', t('social.publish.title'));
  await visitor.expect('the editor', () => document.querySelector('main input[type=file]') !== null);
  await browser.chooseFile('main input[type=file]', imagePath);
  await visitor.open('main li [popovertarget]');
  await visitor.choose(t('social.publish.crop'));
  await visitor.close();
  await visitor.press('button', t('shell.nav.back'));
}

/** Sends what the composer holds. */
async function expectSent(visitor: TourVisitor, text: string): Promise<void> {
  await visitor.press('button[type=submit]', visitor.t('chat.composer.send'));
  await visitor.expect(
    `"${text}" is sent`,
    (sought) => {
      const bubbles = [...document.querySelectorAll<HTMLElement>('[role=log] article')];
      const bubble = bubbles.find(({ innerText }) => innerText.includes(sought));
      return bubble !== undefined && !bubble.querySelector('[data-delivery=queued], [data-delivery=failed]');
    },
    text,
  );
}

/** Picks an emoji in the panel, which must be opaque and inside the window. */
async function pickEmoji(visitor: TourVisitor, emoji: string): Promise<void> {
  const { t } = visitor;
  await visitor.press('button', t('kit.emoji.open'));
  await visitor.press(`[data-emoji="${emoji}"]`);
  await visitor.expect('the emoji panel', () => {
    const panel = document.querySelector('[role=group]:has([data-emoji])')!;
    const { left, right, top, bottom } = panel.getBoundingClientRect();
    for (let element: Element | null = panel; element; element = element.parentElement)
      if (getComputedStyle(element).opacity !== '1') return false;
    return left >= -1 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1 && bottom - top > 200;
  });
  await visitor.press('button', t('kit.emoji.open'));
}

/** Adds a friend from the menu of the chat list, opens all sheets of the friends, and goes back. */
async function openFriends(visitor: TourVisitor, { friend, stranger }: SignedInTourData): Promise<void> {
  const { browser, t } = visitor;
  await visitor.open('[popovertarget]', t('chat.list.menu'));
  await visitor.choose(t('chat.menu.new-friend'));
  await visitor.press('dialog input');
  await browser.type(stranger.accountId);
  await visitor.press('dialog button', t('contacts.add.submit'));
  await visitor.press('dialog section button', t('contacts.add.action'));
  // The sheet grows with this line.
  await visitor.expectText(t('contacts.add.is-friend'));
  await visitor.close();
  await visitor.expect(
    'the new friend in the list',
    (name) => [...document.querySelectorAll('li button')].some(({ textContent }) => textContent.includes(name)),
    stranger.nickname,
  );
  await visitor.openAndClose('[popovertarget]', t('contacts.friends.actions', { name: friend }));
  await visitor.openAndClose('button', t('contacts.qr.title'));
  await visitor.open('button', t('contacts.add.title'));
  await visitor.press('dialog button', t('contacts.way.scan'));
  await visitor.expect(
    'why there is no camera picture',
    (...reasons) => reasons.some((reason) => document.body.innerText.includes(reason)),
    t('contacts.scan.none'),
    t('contacts.scan.denied'),
  );
  await visitor.close();
  await visitor.press('button', t('kit.bar.back'));
}

async function sendMessages(visitor: TourVisitor, text: string, imagePath: string): Promise<void> {
  const { browser, t } = visitor;
  await visitor.openContextMenu('a[href*="/room/"]', text);
  await visitor.choose(t('chat.list.action-clear'));
  await visitor.close();
  await visitor.press('a[href*="/room/"]', text);
  await visitor.expectRoom();

  await visitor.press('textarea');
  await browser.type('Hello there');
  await expectSent(visitor, 'Hello there');
  await pickEmoji(visitor, '😀');
  await expectSent(visitor, '😀');
  await visitor.expect('the time is no emoji', () => {
    const times = document.querySelectorAll('[role=log] article [data-frame=emojis] time');
    return times.length === 1 && getComputedStyle(times[0]!).getPropertyValue('font-variant-emoji') !== 'emoji';
  });

  await visitor.open('button', t('chat.attach.label'));
  await visitor.choose(t('chat.attach.red-envelope'));
  // The sheet grows with the form.
  await visitor.expectText(t('red-envelopes.send.submit'));
  await visitor.close();
  await visitor.openAndClose('button', t('chat.search.in-room'));
  await visitor.openContextMenu('[role=log] article [data-frame]', text);
  await visitor.choose(t('chat.action.forward'));
  await visitor.close();

  await browser.chooseFile('input[type=file][data-way=media]', imagePath);
  await visitor.press('dialog footer button');
  await visitor.expect('the picture is sent', () => {
    const picture = document.querySelector<HTMLImageElement>('[role=log] article img:not([src^="data:"])');
    return picture !== null && picture.naturalWidth > 0 && !document.querySelector('[data-delivery=queued]');
  });
  await visitor.openAndClose('[role=log] article button', t('chat.media.open-image'));

  await visitor.press('button', t('chat.voice.record'));
  await visitor.expect(
    'why nothing is recorded',
    (...reasons) => reasons.some((reason) => document.body.innerText.includes(reason)),
    t('chat.voice.no-microphone'),
    t('chat.voice.denied'),
  );
}

/** Leaves the room while its draft is being saved, opens list and room from the device's storage, and reloads the room. */
async function reopenOffline(visitor: TourVisitor, proxy: OfflineProxy): Promise<void> {
  await visitor.expectCached();
  await proxy.disconnect();
  await visitor.press('textarea');
  await visitor.browser.run(() => {
    document.execCommand('insertText', false, 'See you');
    setTimeout(() => location.assign('/chat'));
  });
  // WebKit caches the room's page, whose transactions must not block this one.
  await visitor.press('a[href*="/room/"]', 'See you');
  await visitor.expectText('Hello there');
  await visitor.browser.reload();
  await visitor.expectText('Hello there');
}
