import { NO_CONNECTION_CODE } from '@quintet/api/error';
import { afterEach, expect, test, vi } from 'vitest';
import { getMaintenance, endMaintenanceAfterSuccess } from '../requests/maintenance.ts';
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
  expect(failed.mock.calls[0]?.[0].code).toBe(NO_CONNECTION_CODE);
});

/** Answers as a server under maintenance. */
class BusyRequest {
  upload = {};
  status = 503;
  responseText = JSON.stringify({ error: 'api.maintenance', result: { announcement: 'Back at noon' } });
  onload = (): void => undefined;
  onloadend = (): void => undefined;
  open = vi.fn<() => void>();
  setRequestHeader = vi.fn<() => void>();
  send(): void {
    this.onload();
    this.onloadend();
  }
}

test.each([
  ['/api/v1/files/uploads/t1', 'Back at noon'],
  ['http://store/t1', undefined],
])('upload to %s: a 503 leads to maintenance only for our own server', async (url, announcement) => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('XMLHttpRequest', BusyRequest);
  const onProgress = (): void => undefined;
  const { signal } = new AbortController();
  const body = new Blob(['bytes']);
  const failure = uploadBytes({ method: 'PUT', url, body, operation: 'putUpload', onProgress, signal });
  await expect(failure).rejects.toMatchObject({ code: 'api.maintenance', status: 503 });
  expect(getMaintenance()?.announcement).toBe(announcement);
  endMaintenanceAfterSuccess();
});
