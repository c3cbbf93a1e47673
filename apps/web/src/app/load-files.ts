/** Files that load or have loaded, by URL. A failed file is removed, so that the next import requests it again. */
const files = new Map<string, Promise<void>>();

const isInPage = (selectors: string): boolean => document.querySelector(selectors) !== null;

/** Fetches a script into the HTTP cache. Browsers keep the failure of an `import()` for as long as the page lives, but not that of a `fetch()`. */
async function fetchScript(url: string): Promise<void> {
  if (isInPage(`[href="${url}"],[src="${url}"]`)) return;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  await response.arrayBuffer();
}

async function addStylesheet(url: string): Promise<void> {
  const known = document.querySelector<HTMLLinkElement>(`[rel=stylesheet][href="${url}"]`);
  if (known?.sheet) return;
  const link = known ?? document.createElement('link');
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error('stylesheet'));
    };
    if (!known) document.head.append(Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: url }));
  });
}

function loadFile(url: string): Promise<void> {
  const running = files.get(url);
  if (running) return running;
  const started = (url.endsWith('.css') ? addStylesheet(url) : fetchScript(url)).catch((cause: unknown) => {
    files.delete(url);
    // ErrorBoundary recognises load errors by these words.
    throw new Error(`Unable to preload ${url}`, { cause });
  });
  files.set(url, started);
  return started;
}

/** Runs a dynamic import once all of its files have loaded, so that a failed one can be tried again. Replaces Vite's helper (build/retryable-imports.ts). */
export async function importAfterLoadingFiles<Module>(
  importModule: () => Promise<Module>,
  names: readonly string[] = [],
): Promise<Module> {
  await Promise.all(names.map((name) => loadFile(`/${name}`)));
  return importModule();
}
