import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Names of the files that the page holds already. */
const inPage = new Set<string>();
const fetchFile = vi.fn<(url: string) => Promise<Response>>();

const load = async () => {
  vi.resetModules();
  return (await import('./load-files.ts')).importAfterLoadingFiles;
};

beforeEach(() => {
  inPage.clear();
  fetchFile.mockReset();
  vi.stubGlobal('fetch', fetchFile);
  vi.stubGlobal('document', {
    querySelector: (selectors: string) => [...inPage].find((url) => selectors.includes(`"${url}"`)) ?? null,
  });
});

describe('dynamic import', () => {
  it('is not run, and so not kept as failed by the browser, while one of its files is missing', async () => {
    const loadFiles = await load();
    const importModule = vi.fn(() => Promise.resolve('module'));
    fetchFile.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(async () => new Response(''));
    await expect(loadFiles(importModule, ['assets/a.js'])).rejects.toThrow('Unable to preload /assets/a.js');
    expect(importModule).not.toHaveBeenCalled();
    await expect(loadFiles(importModule, ['assets/a.js'])).resolves.toBe('module');
  });

  it('fails when the server has a file no longer', async () => {
    const loadFiles = await load();
    fetchFile.mockResolvedValue(new Response('', { status: 404 }));
    await expect(loadFiles(() => Promise.resolve(0), ['assets/old.js'])).rejects.toThrow('Unable to preload');
  });

  it('requests each file once, and none that the page names', async () => {
    const loadFiles = await load();
    inPage.add('/assets/app.js');
    fetchFile.mockImplementation(async () => new Response(''));
    await loadFiles(() => Promise.resolve(0), ['assets/app.js', 'assets/a.js']);
    await loadFiles(() => Promise.resolve(0), ['assets/a.js', 'assets/b.js']);
    expect(fetchFile.mock.calls.flat()).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it('waits for a stylesheet that the page names, and fails with it', async () => {
    const loadFiles = await load();
    const link = { sheet: null as object | null, onerror: () => undefined, remove: vi.fn() };
    vi.stubGlobal('document', { querySelector: () => link });
    const loading = loadFiles(() => Promise.resolve('module'), ['assets/a.css']);
    link.onerror();
    await expect(loading).rejects.toThrow('Unable to preload /assets/a.css');
    expect(link.remove).toHaveBeenCalled();
    link.sheet = {};
    await expect(loadFiles(() => Promise.resolve('module'), ['assets/a.css'])).resolves.toBe('module');
  });
});
