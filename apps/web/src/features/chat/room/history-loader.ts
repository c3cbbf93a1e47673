import { HISTORY_PAGE_SIZE } from '@quintet/domain/limits';
import type { MessageChunk } from '@quintet/domain/chat/message-window';
import {
  readCachedHistoryAfter,
  readCachedHistoryBefore,
  readNewestCachedHistory,
  type CachedMessageChunk,
} from '../storage/history.ts';
import type { ChatDatabase } from '../storage/schema.ts';
import type { MessageWindowEnd, MessageWindowLoad, MessageWindowStore } from './message-window-store.ts';
import { INITIAL_MESSAGE_COUNT } from './load-initial-history.ts';
import type { FetchHistoryPage } from './fetch-history.ts';

interface HistoryLoaderOptions {
  readonly db: ChatDatabase;
  readonly groupId: string;
  readonly windowStore: MessageWindowStore;
  readonly fetchAt: FetchHistoryPage;
}

/** Loads more history: first from the cache, then from the server. */
export function createHistoryLoader({ db, groupId, windowStore, fetchAt }: HistoryLoaderOptions) {
  const { state, change, show, replace, startJump, startLoad } = windowStore;
  /** The page that is being added at either end. */
  const loading = new Map<MessageWindowEnd, MessageWindowLoad>();

  async function load(
    end: MessageWindowEnd,
    readCached: Promise<CachedMessageChunk | null>,
    fetchMissing: () => Promise<MessageChunk | null>,
    run = startLoad(),
  ): Promise<void> {
    try {
      const cached = await readCached;
      if (run.isOutdated()) return;
      const hasSome = cached !== null && cached.messages.length > 0;
      if (hasSome) show(cached, end);
      if ((hasSome && !cached.isStale) || run.isOutdated()) return;
      const page = await fetchMissing();
      if (run.isOutdated()) return;
      if (page) show(page, end);
      change({ hasFailed: false });
    } catch {
      if (!run.isOutdated()) change({ hasFailed: true });
    }
  }

  const isLoading = (end: MessageWindowEnd): boolean => loading.get(end)?.isOutdated() === false;

  /** Loads one page at a time per end. */
  async function loadOnce(
    end: MessageWindowEnd,
    ...args: [Promise<CachedMessageChunk | null>, () => Promise<MessageChunk | null>]
  ) {
    const run = startLoad();
    loading.set(end, run);
    await load(end, ...args, run);
    if (loading.get(end) === run) loading.delete(end);
  }

  async function loadBefore(): Promise<void> {
    const { window } = state();
    if (!window || window.hasOldestHistory || isLoading('oldest')) return;
    await loadOnce('oldest', readCachedHistoryBefore(db, groupId, window.range.first), () =>
      fetchAt('before', window.messages[0] ?? null),
    );
  }

  async function loadAfter(): Promise<void> {
    const { window } = state();
    const isWhole = window?.hasNewestHistory && window.detached.length === 0;
    if (!window || isWhole || isLoading('latest')) return;
    const last = window.messages.at(-1);
    await loadOnce('latest', readCachedHistoryAfter(db, groupId, window.range.last), () =>
      fetchAt(last ? 'after' : 'before', last ?? null),
    );
  }

  /** Fetches a page that overlaps the shown end, with changed and new messages. */
  async function refreshEnd(): Promise<void> {
    const anchor = state().window?.messages.at(-HISTORY_PAGE_SIZE) ?? null;
    await load('latest', Promise.resolve(null), () => fetchAt(anchor ? 'after' : 'before', anchor));
  }

  async function showLatest(): Promise<void> {
    const jump = startJump();
    change({ jumpBackStack: [], highlighted: null });
    if (state().window?.hasNewestHistory) return;
    change({ startAt: null });
    const isNewest = state().window?.hasNewestCached ?? false;
    try {
      const cached = isNewest ? null : await readNewestCachedHistory(db, groupId, INITIAL_MESSAGE_COUNT);
      if (jump.isOutdated()) return;
      if (cached) jump.apply(() => replace(cached));
      if (cached && cached.range.last >= windowStore.lastSeq()) return;
      const page = await fetchAt('before', null);
      if (page && !jump.isOutdated()) replace(page);
    } catch {
      // Falls back to the newest loaded messages.
      if (!jump.isOutdated()) change({ hasFailed: true, generation: state().generation + (isNewest ? 1 : 0) });
    }
  }

  return { loadBefore, loadAfter, refreshEnd, showLatest };
}
