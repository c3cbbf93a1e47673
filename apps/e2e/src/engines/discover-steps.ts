import type { TourVisitor } from './visitor.ts';

/** Opens the gallery and the charts of home. */
export async function tourHomeDiscoverTabs(visitor: TourVisitor): Promise<void> {
  const { t } = visitor;
  await visitor.press('[role=tab]', t('social.home.gallery'));
  await visitor.open('[role=feed] article a[href*="item="]');
  await visitor.openAndClose('dialog button', t('discover.gallery.share'));
  await visitor.close();
  await visitor.press('[role=tab]', t('social.home.chart'));
  await visitor.press('button', t('discover.chart.table'));
  await visitor.expect('the values of the chart', () => document.querySelectorAll('table td').length > 3);
  await visitor.press('[role=tab]', t('social.home.recommend'));
}

/** Opens the matches from the search, and searches for a word; the search stays open. */
export async function tourSearch(visitor: TourVisitor, word: string): Promise<void> {
  const { browser, t } = visitor;
  await visitor.press('button', t('social.home.search'));
  await visitor.press('main a', t('discover.kind.sports'));
  await visitor.expect('matches', () => document.querySelector('[role=tabpanel] li') !== null);
  await visitor.press('button', t('shell.nav.back'));
  await visitor.press('[role=searchbox], input[type=search]');
  await browser.type(word);
  await visitor.expect('posts', () => document.querySelector('[role=tabpanel] [role=feed] article') !== null);
  await visitor.press('[role=tab]', t('social.search.users'));
  await visitor.expect(
    'the users instead of the posts',
    () => !document.querySelector<HTMLElement>('[role=tabpanel] [role=feed]')?.checkVisibility(),
  );
}
