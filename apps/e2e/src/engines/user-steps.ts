import { TOUR_SECURITY_CODE } from './create-signed-in-tour-data.ts';
import type { TourVisitor } from './visitor.ts';

/** Reports through all steps; the sheet of the report is open. */
async function report(visitor: TourVisitor, preview: string): Promise<void> {
  const { t } = visitor;
  await visitor.press('dialog label', t('kit.report.spam'));
  await visitor.press('dialog button', t('kit.report.next'));
  await visitor.expectText(preview);
  await visitor.press('dialog button', t('kit.report.send'));
  await visitor.expectText(t('kit.report.done-title'));
}

/** Opens the menu on a user's page, and all that it leads to. */
export async function tourUserSheets(visitor: TourVisitor): Promise<void> {
  const { t } = visitor;
  const openFromMenu = async (entry: string): Promise<void> => {
    await visitor.open('[popovertarget]', t('social.author.menu'));
    await visitor.choose(t(entry));
  };
  for (const entry of ['social.author.remark', 'social.author.report']) {
    await openFromMenu(entry);
    await visitor.close();
  }
  await openFromMenu('social.author.block');
  await visitor.closeByEscape();
  await visitor.openAndClose('button', t('social.action.share'));
}

/** Opens the details of the open chat with their notifications and report, then the user of a card in the chat. */
export async function tourChatDetails(visitor: TourVisitor, name: string, text: string): Promise<void> {
  const { t } = visitor;
  await visitor.open('button', t('groups.menu.details'));
  await visitor.press('dialog button', t('groups.details.notify'));
  await visitor.press('dialog label', t('kit.notify.sound'));
  await visitor.expect(
    'the sound is off',
    () => !document.querySelector<HTMLInputElement>('dialog input[name=sound]')!.checked,
  );
  await visitor.press('dialog button', t('kit.bar.back'));
  await visitor.press('dialog button', t('groups.details.report-user'));
  await report(visitor, text);
  await visitor.press('dialog button', t('kit.report.close'));
  await visitor.press('[role=log] a[href^="/guest-page/"]', name);
  await visitor.expect(
    'the user of the card',
    (nickname) => document.querySelector('main h1 bdi')?.textContent === nickname,
    name,
  );
  await visitor.press('button', t('shell.nav.back'));
  await visitor.expectRoom();
}

/** Opens the points on the own page, and binds a wallet up to its QR code. */
export async function tourPoints(visitor: TourVisitor): Promise<void> {
  const { browser, t } = visitor;
  await visitor.press('nav a', t('shell.nav.me'));
  // The counts come last; until then the rows below move.
  await visitor.expectText(t('social.author.all-posts', { shown: '0' }));
  await visitor.press('a', t('profile.me.points'));
  await visitor.expectText(t('wallet.list.empty-title'));
  await visitor.open('button', t('wallet.points.wallets'));
  await visitor.press('dialog button', t('wallet.provider.bind'));
  await visitor.expect(
    'the security password has the focus',
    () => document.activeElement?.matches('dialog input') ?? false,
  );
  await browser.type(TOUR_SECURITY_CODE);
  await visitor.press('dialog button', t('wallet.code.confirm'));
  await visitor.expectText(t('wallet.bind.scan'));
  await visitor.close();
  await visitor.press('button', t('shell.nav.back'));
}

/** Opens the own page with its QR code, and the settings with their sheets. `blocked` is the nickname of the blocked user. */
export async function tourSettings(visitor: TourVisitor, blocked: string): Promise<void> {
  const { t } = visitor;
  // The page before it has links to users, too.
  await visitor.expectText(t('profile.me.settings'));
  await visitor.press('main a[href^="/guest-page/"]');
  await visitor.open('button', t('social.author.qr'));
  await visitor.expectText(t('contacts.qr.save'));
  await visitor.close();
  await visitor.press('button', t('shell.nav.back'));

  await visitor.press('a', t('profile.me.settings'));
  await visitor.press('label', t('kit.notify.vibration'));
  await visitor.open('button', t('profile.blocks.title'));
  await visitor.press('dialog li button', t('profile.blocks.unblock-name', { nickname: blocked }));
  await visitor.expectText(t('profile.blocks.unblocked'));
  await visitor.close();
  await visitor.open('button', t('profile.devices.title'));
  await visitor.expectText(t('profile.devices.current'));
  await visitor.close();
  await visitor.open('button', t('profile.password.title'));
  await visitor.press('dialog button', t('profile.password.forgot'));
  await visitor.expectText(t('auth.forgot.set-title'));
  await visitor.open('button', t('shell.nav.back'));
  await visitor.press('dialog button', t('auth.forgot.cancel-confirm'));
  await visitor.expectText(t('profile.account.since'));
  await visitor.close();
  await visitor.press('button', t('shell.nav.back'));
}
