import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { discardFailedScreenLoads, loadScreen, registerScreenTable, type ScreenTable } from './load-screen.ts';
import { LoadedScreen } from './LoadedScreen.tsx';

const load = vi.fn<ScreenTable['home']['load']>();

beforeEach(() => {
  load.mockReset().mockResolvedValue({ default: () => createElement('p', null, 'home') });
  registerScreenTable({ home: { load } } as unknown as ScreenTable);
});

describe('loadScreen', () => {
  test('loads a screen again after an error, and keeps it once it is loaded', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(loadScreen('home')).rejects.toThrow('offline');
    await expect(loadScreen('home')).rejects.toThrow('offline');
    discardFailedScreenLoads();
    const Home = await loadScreen('home');
    discardFailedScreenLoads();
    expect(await loadScreen('home')).toBe(Home);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('a loaded screen renders without suspending', async () => {
    await loadScreen('home');
    expect(renderToStaticMarkup(createElement(LoadedScreen, { screen: 'home' }))).toBe('<p>home</p>');
  });
});
