import { NO_CONNECTION } from '@quintet/api/error';
import { afterEach, expect, test, vi } from 'vitest';
import { uploadBytes } from './upload-bytes.ts';

afterEach(() => vi.useRealTimers().unstubAllGlobals());

test('upload: ends after ten minutes without progress, not before', async () => {
  vi.useFakeTimers();
  class SilentRequest {
    upload = {};
    onabort = (): void => undefined;
    open = vi.fn<() => void>();
    send = vi.fn<() => void>();
    abort = (): void => this.onabort();
  }
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  const failed = vi.fn<(error: { code: string }) => void>();
  void uploadBytes({
    method: 'POST',
    url: 'http://store',
    body: new Blob(['bytes']),
    operation: 'postUpload',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  }).catch(failed);
  await vi.advanceTimersByTimeAsync(599_000);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2000);
  expect(failed.mock.calls[0]?.[0].code).toBe(NO_CONNECTION);
});
