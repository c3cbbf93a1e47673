import { writeFileSync } from 'node:fs';
import { meetSomebody } from './create-chat.ts';
import type { Line } from './network-proxy.ts';
import type { Visitor } from './visitor.ts';

interface Options {
  line: Line;
  /** Of the server behind the line. */
  port: number;
  /** Where a picture to send may be put. */
  picturePath: string;
}

/** Somebody logs in, writes a comment, talks in a room, and opens it again without a connection. */
export async function tourAsMember(visitor: Visitor, { line, port, picturePath }: Options): Promise<void> {
  const { browser, say } = visitor;
  const { account, text } = await meetSomebody(port);
  writeFileSync(picturePath, await logIn(visitor, line.origin('gu'), account));
  await visitor.browser.run(() => {
    const errors: string[] = [];
    Object.assign(window, { errors });
    addEventListener('error', ({ message }) => errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  });
  await visitor.press('nav a', say('shell.nav.home'));
  await comment(visitor);
  await visitor.press('button', say('shell.nav.back'));
  await visitor.press('nav a', say('shell.nav.chat'));
  await talk(visitor, text, picturePath);
  const errors = await browser.run(() => (window as unknown as { errors: string[] }).errors);
  if (errors.length > 0) throw new Error(`errors on the page: ${errors.join('\n')}`);
  await reopenOffline(visitor, line);
}

/** By the form; returns a picture of the window. */
async function logIn(visitor: Visitor, origin: string, account: { email: string; password: string }): Promise<Buffer> {
  const { browser, say } = visitor;
  await browser.open(`${origin}/login/phone`);
  await visitor.look('button', say('auth.login.country'));
  await browser.open(`${origin}/login/email`);
  await visitor.press('input[type=email], input[name=email]');
  await browser.type(account.email);
  await visitor.press('input[type=password]');
  await browser.type(account.password);
  await visitor.press('button[type=submit]', say('auth.login.submit'));
  await visitor.expect('logged in', () => localStorage.getItem('quintet.token') !== null);
  return browser.takeScreenshot();
}

/** All that opens over a post for a member. */
async function comment(visitor: Visitor): Promise<void> {
  const { say } = visitor;
  await visitor.expect('posts', () => document.querySelectorAll('[role=feed] article').length > 2);
  // A video would open over the feed.
  await visitor.press(`[role=feed] a[href^="/posts/"]:not(:has(svg[aria-label="${say('social.card.is-video')}"]))`);
  await visitor.look('button', say('social.action.share'));
  await visitor.open('[popovertarget]', say('social.post.menu'));
  await visitor.choose(say('social.post.report'));
  await visitor.close();
  await visitor.open('[role=toolbar] button', say('social.comment.placeholder'));
  await visitor.expect('the field grows with its text', () => {
    const field = document.activeElement as HTMLTextAreaElement;
    const [before] = [field.clientHeight];
    document.execCommand('insertText', false, 'one\ntwo\nthree\nfour\nfive\nsix\nseven');
    return field.clientHeight > before && field.scrollHeight <= field.clientHeight;
  });
  await visitor.close();
}

async function talk(visitor: Visitor, text: string, picturePath: string): Promise<void> {
  const { browser, say } = visitor;
  await visitor.openContextMenu('a[href*="/room/"]', text);
  await visitor.choose(say('chat.list.action-clear'));
  await visitor.close();
  await visitor.press('a[href*="/room/"]', text);

  for (const written of ['Hello there', '😀']) {
    await visitor.press('textarea');
    await browser.type(written);
    await visitor.press('button[type=submit]', say('chat.composer.send'));
    await visitor.expect(
      `"${written}" is sent`,
      (sought) => {
        const bubbles = [...document.querySelectorAll<HTMLElement>('[role=log] article')];
        const bubble = bubbles.find(({ innerText }) => innerText.includes(sought));
        return bubble !== undefined && !bubble.querySelector('[data-delivery=queued], [data-delivery=failed]');
      },
      written,
    );
  }
  await visitor.expect('the time is no emoji', () => {
    const times = document.querySelectorAll('[role=log] article [data-frame=emojis] time');
    return times.length === 1 && getComputedStyle(times[0]!).getPropertyValue('font-variant-emoji') !== 'emoji';
  });

  await visitor.look('button', say('chat.attach.label'));
  await visitor.look('button', say('chat.search.in-room'));
  await visitor.openContextMenu('[role=log] article [data-frame]', text);
  await visitor.choose(say('chat.action.share'));
  await visitor.close();

  await browser.chooseFile('input[type=file][data-way=media]', picturePath);
  await visitor.press('dialog footer button');
  await visitor.expect('the picture is sent', () => {
    const picture = document.querySelector<HTMLImageElement>('[role=log] article img:not([src^="data:"])');
    return picture !== null && picture.naturalWidth > 0 && !document.querySelector('[data-delivery=queued]');
  });
  await visitor.look('[role=log] article button', say('chat.media.open-image'));

  await visitor.press('button', say('chat.voice.record'));
  await visitor.expect(
    'why nothing is recorded',
    (...reasons) => reasons.some((reason) => document.body.innerText.includes(reason)),
    say('chat.voice.no-microphone'),
    say('chat.voice.denied'),
  );
}

/** The list and the room open from what is on the device. WebKitGTK hangs when it reloads a member's page. */
async function reopenOffline(visitor: Visitor, line: Line): Promise<void> {
  await visitor.expectKept();
  await line.cut();
  await visitor.browser.open(`${line.origin('gu')}/chat`);
  await visitor.press('a[href*="/room/"]');
  await visitor.expectText('Hello there');
}
