import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withNewestPage } from './newest-page.ts';
import {
  countPendingIds,
  EMPTY_PAGED_LIST,
  showPendingPage,
  startPagedList,
  prependListId,
  withPendingPage,
  appendListId,
  removeListId,
  appendIdsPage,
  type PagedIds,
  type IdsPage,
} from './paged-list.ts';

const page = (ids: readonly string[], next: string | null = null): IdsPage => ({ ids, next });

test('pages are appended once', () => {
  const first = appendIdsPage(EMPTY_PAGED_LIST, undefined, page(['p9', 'p8'], 'k1'));
  const second = appendIdsPage(first, 'k1', page(['p8', 'p7'], 'k2'));
  expect(second).toMatchObject({ ids: ['p9', 'p8', 'p7'], next: 'k2' });
  expect(appendIdsPage(second, 'k1', page(['p8', 'p7'], 'k2'))).toBe(second);
  const all = appendIdsPage(second, 'k2', page([], null));
  expect(all.next).toBeNull();
  expect(appendIdsPage(all, null, page(['p1'], null))).toBe(all);
});

test('new entries stay pending until they are shown on request', () => {
  const listing = startPagedList(page(['p5', 'p4', 'p3'], 'k1'));
  expect(withPendingPage(listing, page(['p5', 'p4', 'p3'], 'k1')).pendingPage).toBeNull();
  const waiting = withPendingPage(listing, page(['p7', 'p6', 'p5'], 'k7'));
  expect(waiting.ids).toBe(listing.ids);
  expect(countPendingIds(waiting)).toBe(2);
  expect(showPendingPage(waiting)).toEqual({ ids: ['p7', 'p6', 'p5', 'p4', 'p3'], next: 'k1', pendingPage: null });
});

test('a newest page adds new entries, removes deleted ones and keeps the later pages', () => {
  const listing = { ...EMPTY_PAGED_LIST, ids: ['p9', 'p8', 'p7', 'p6', 'p5'], next: 'k1' };
  expect(withNewestPage(listing, page(['p11', 'p10', 'p9', 'p7'], 'k9'))).toEqual({
    ids: ['p11', 'p10', 'p9', 'p7', 'p6', 'p5'],
    next: 'k1',
    pendingPage: null,
  });
  expect(withNewestPage(listing, page(['p9', 'p7']))).toMatchObject({ ids: ['p9', 'p7'], next: null });
  expect(withNewestPage(listing, page(['p20', 'p19'], 'k20'))).toMatchObject({ ids: ['p20', 'p19'], next: 'k20' });
});

test('older entries of a newer first page are not new', () => {
  const listing = startPagedList(page(['p5', 'p4', 'p3'], 'k1'));
  expect(withPendingPage(listing, page(['p4', 'p3', 'p2', 'p1'], 'k9')).pendingPage).toBeNull();
  const waiting = withPendingPage(listing, page(['p4', 'p6', 'p3', 'p2'], 'k9'));
  expect(countPendingIds(waiting)).toBe(1);
  expect(showPendingPage(waiting).ids).toEqual(['p6', 'p5', 'p4', 'p3']);
});

test('a pending page without overlap restarts the list', () => {
  const waiting = withPendingPage(startPagedList(page(['p5', 'p4'], 'k1')), page(['p9', 'p8'], 'k9'));
  expect(showPendingPage(waiting)).toEqual({ ids: ['p9', 'p8'], next: 'k9', pendingPage: null });
});

test('entries created or deleted on this device change the list at once', () => {
  const listing = withPendingPage(startPagedList(page(['p3', 'p2'], 'k')), page(['p4', 'p3'], 'k4'));
  expect(prependListId(listing, 'p9').ids).toEqual(['p9', 'p3', 'p2']);
  expect(appendListId(listing, 'p9').ids).toEqual(['p3', 'p2', 'p9']);
  expect(countPendingIds(removeListId(listing, 'p4'))).toBe(0);
  expect(removeListId(listing, 'p2').ids).toEqual(['p3']);
});

type Step =
  | { do: 'page' | 'late' | 'head'; ids: string[]; next: string | null }
  | { do: 'reveal' }
  | { do: 'first' | 'drop'; id: string };

const id = fc.integer({ min: 1, max: 30 }).map((number) => `p${number}`);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constantFrom('page' as const, 'late' as const, 'head' as const),
    ids: fc.array(id, { maxLength: 6 }),
    next: fc.option(fc.constantFrom('k1', 'k2', 'k3')),
  }),
  fc.constant({ do: 'reveal' as const }),
  fc.record({ do: fc.constantFrom('first' as const, 'drop' as const), id }),
);

function happen(listing: PagedIds, step: Step): PagedIds {
  switch (step.do) {
    case 'page':
      return appendIdsPage(listing, listing.next, step);
    case 'late':
      return appendIdsPage(listing, 'elsewhere', step);
    case 'head':
      return withPendingPage(listing, step);
    case 'reveal':
      return showPendingPage(listing);
    case 'first':
      return prependListId(listing, step.id);
    case 'drop':
      return removeListId(listing, step.id);
  }
}

test('any sequence of changes: no duplicates, and the list moves only on request', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let listing = EMPTY_PAGED_LIST;
      for (const each of steps) {
        const next = happen(listing, each);
        expect(new Set(next.ids).size).toBe(next.ids.length);
        if (each.do === 'page' || each.do === 'late' || (each.do === 'head' && listing.next !== undefined)) {
          expect(next.ids.slice(0, listing.ids.length)).toEqual(listing.ids);
        }
        if (each.do === 'reveal') expect(countPendingIds(next)).toBe(0);
        listing = next;
      }
    }),
  );
});
