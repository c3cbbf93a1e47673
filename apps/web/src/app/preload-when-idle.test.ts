import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadScreen } from './load-screen.ts';
import { loadTranslationNamespace } from '../shared/appearance/translations.ts';
import { preloadWhenIdle } from './preload-when-idle.ts';

vi.mock('./load-screen.ts', () => ({ loadScreen: vi.fn(async () => undefined) }));
vi.mock('../shared/appearance/translations.ts', () => ({ loadTranslationNamespace: vi.fn(async () => undefined) }));
vi.mock('./ErrorPresenter.tsx', () => ({}));
vi.mock('../features/social/actions/toggle.ts', () => ({}));
vi.mock('../features/chat/room/MessageActionsMenu.tsx', () => ({}));
vi.mock('../features/chat/room/SelectionToolbar.tsx', () => ({}));
vi.mock('../features/chat/room/ForwardDialog.tsx', () => ({}));

let busyElement: object | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { querySelector: () => busyElement, images: [] });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  busyElement = null;
});

const listLoaded = () =>
  [vi.mocked(loadScreen), vi.mocked(loadTranslationNamespace)].map(({ mock }) => mock.calls.flat());

it('preload: loads errors and the other tabs once the first screen has loaded', () => {
  busyElement = {};
  preloadWhenIdle();
  vi.advanceTimersByTime(2000);
  expect(listLoaded()).toEqual([[], []]);
  busyElement = null;
  vi.advanceTimersByTime(400);
  expect(listLoaded()).toEqual([['chatList', 'room', 'myPage'], ['errors']]);
});

it('preload with a data saver: loads errors only', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  preloadWhenIdle();
  vi.advanceTimersByTime(400);
  expect(listLoaded()).toEqual([[], ['errors']]);
});
