import { createGroupTourData, type GroupTourData } from './create-group-tour-data.ts';
import { tourSearch } from './discover-steps.ts';
import type { OfflineProxy } from './offline-proxy.ts';
import { expectNoPageErrors, signInVisitorByEmail } from './session-steps.ts';
import type { TourVisitor } from './visitor.ts';

interface Options {
  proxy: OfflineProxy;
  /** The port of the server behind the proxy. */
  port: number;
  /** The demo user who is the friend of this tour. */
  friendIndex: number;
}

const GROUP = 'Slow readers';
/** The pages in the details of an own group. */
const PAGES = [
  'groups.details.notify',
  'groups.details.media',
  'groups.details.share',
  'groups.details.edit',
  'groups.member-permission.title',
  'groups.admins.title',
  'groups.blacklist.title',
  'groups.details.transfer',
  'groups.details.report-group',
  'groups.details.dissolve',
];

/** A user searches, reads notifications, joins and creates a group, opens a red envelope and sees it among the points. */
export async function tourAsGroupOwner(visitor: TourVisitor, { proxy, port, friendIndex }: Options): Promise<void> {
  const scene = await createGroupTourData(port, friendIndex);
  await signInVisitorByEmail(visitor, proxy.origin('gu'), scene.account);
  await findMessage(visitor, scene);
  await openNotifications(visitor, scene);
  await visitor.press('nav a', visitor.t('shell.nav.chat'));
  await joinGroup(visitor, scene);
  await createGroup(visitor, scene);
  await openGroupDetails(visitor, scene);
  await openEnvelopes(visitor, scene);
  await openTransaction(visitor, scene);
  await expectNoPageErrors(visitor);
}

async function findMessage(visitor: TourVisitor, { word }: GroupTourData): Promise<void> {
  const { t } = visitor;
  await visitor.press('nav a', t('shell.nav.home'));
  await tourSearch(visitor, word);
  await visitor.press('[role=tab]', t('social.search.messages'));
  await visitor.expect(
    'the message',
    (sought) =>
      [...document.querySelectorAll('[role=tabpanel] button')].some(({ textContent }) => textContent.includes(sought)),
    word,
  );
  await visitor.press('button', t('kit.bar.back'));
}

async function openNotifications(visitor: TourVisitor, { comment }: GroupTourData): Promise<void> {
  const { t } = visitor;
  await visitor.press('nav a', t('shell.nav.me'));
  await visitor.press('main a[href$="/notifications"]');
  await visitor.expectText(comment);
  await visitor.openAndClose('button', t('notifications.settings'));
  await visitor.press('main li a[href*="/posts/"]');
  await visitor.expect('the linked comment', () => document.querySelector('article[aria-current=true]') !== null);
  await visitor.press('button', t('shell.nav.back'));
  await visitor.press('button', t('shell.nav.back'));
}

async function openFromList(visitor: TourVisitor, entry: string): Promise<void> {
  await visitor.open('[popovertarget]', visitor.t('chat.list.menu'));
  await visitor.choose(visitor.t(entry));
}

async function joinGroup(visitor: TourVisitor, { code }: GroupTourData): Promise<void> {
  const { browser, t } = visitor;
  await openFromList(visitor, 'groups.menu.enter-code');
  await visitor.press('dialog input');
  await browser.type(code);
  await visitor.press('dialog button', t('groups.join.next'));
  await visitor.press('dialog button', t('groups.join.join'));
  await visitor.expectRoom();
  await visitor.press('button', t('shell.nav.back'));
}

async function createGroup(visitor: TourVisitor, { friend }: GroupTourData): Promise<void> {
  const { browser, t } = visitor;
  await openFromList(visitor, 'groups.menu.new');
  await visitor.press('dialog [role=checkbox]', friend);
  await visitor.press('dialog button', t('groups.new.next-count', { count: '1' }));
  await visitor.press('dialog form input[type=text]');
  await browser.type(GROUP);
  await visitor.press('dialog button[type=submit]', t('groups.new.create', { count: '1' }));
  await visitor.expectText(GROUP);
}

async function openGroupDetails(visitor: TourVisitor, { friend }: GroupTourData): Promise<void> {
  const { t } = visitor;
  await visitor.open('button', t('groups.menu.details'));
  const openPage = async (name: string): Promise<void> => {
    await visitor.press('dialog section button', name);
    await visitor.press('dialog button', t('kit.bar.back'));
  };
  for (const page of PAGES) await openPage(t(page));
  await visitor.press('dialog section li button', friend);
  await visitor.press('dialog button', t('groups.member.add-admin'));
  await visitor.close();
  await visitor.press('dialog button', t('kit.bar.back'));
  await visitor.close();
}

/** Opens the form of a red envelope in the group, and in the direct message the friend's red envelope. */
async function openEnvelopes(visitor: TourVisitor, { directId, word }: GroupTourData): Promise<void> {
  const { t } = visitor;
  await visitor.open('button', t('chat.attach.label'));
  await visitor.choose(t('chat.attach.red-envelope'));
  await visitor.press('dialog [role=tab]', t('red-envelopes.send.minefield'));
  await visitor.press('dialog label', '7');
  await visitor.close();
  await visitor.press('button', t('shell.nav.back'));
  await visitor.press(`a[href$="/room/${directId}"]`);
  await visitor.open('[role=log] a', word);
  await visitor.press('dialog button', t('red-envelopes.open.button'));
  await visitor.expectText(t('red-envelopes.fair.how'));
  await visitor.close();
  await visitor.press('button', t('shell.nav.back'));
}

/** Opens the points, the transaction of the friend's red envelope, and the envelope from there. */
async function openTransaction(visitor: TourVisitor, { word }: GroupTourData): Promise<void> {
  const { t } = visitor;
  await visitor.press('nav a', t('shell.nav.me'));
  await visitor.press('a', t('profile.me.points'));
  await visitor.open('main a[href*="log="]', t('wallet.type.lucky'));
  await visitor.press('dialog a', t('wallet.detail.envelope'));
  await visitor.expectText(t('red-envelopes.fair.how'));
  await visitor.expectText(word);
}
