import { ApiError, CANCELLED_CODE, NO_CONNECTION_CODE, parseErrorBody, UNAVAILABLE_CODE } from '@quintet/api/error';
import type { OperationId } from '@quintet/api/types';
import { startMaintenance } from '../requests/maintenance.ts';

export interface UploadBytesOptions {
  readonly method: 'PUT' | 'POST';
  readonly url: string;
  readonly body: Blob | FormData;
  readonly operation: OperationId;
  /** Bytes of the body that were sent. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends bytes; resolves to the response text, rejects with an ApiError. */
export type UploadBytes = (options: UploadBytesOptions) => Promise<string>;

/** Milliseconds without progress after which an upload fails (spec §9). */
const STALL_TIMEOUT_MS = 600_000;

/** Sends bytes and reports progress, which fetch cannot do. */
export const uploadBytes: UploadBytes = ({ method, url, body, operation, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    // Other uploads go to an object store.
    const isOurServer = url.startsWith('/');
    const fail = (code: string, status = 0, result: unknown = null): void =>
      reject(new ApiError({ code, status, operation, result }));
    let stallTimer: ReturnType<typeof setTimeout>;
    const restartStallTimer = (): void => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(() => request.abort(), STALL_TIMEOUT_MS);
    };
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort);

    request.upload.onprogress = ({ loaded }) => {
      restartStallTimer();
      onProgress(loaded);
    };
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return resolve(responseText);
      const { code, result } = parseErrorBody(status, responseText);
      if (status === 503 && code !== UNAVAILABLE_CODE && isOurServer) startMaintenance(result);
      fail(code, status, result);
    };
    request.onerror = () => fail(NO_CONNECTION_CODE);
    request.onabort = () => fail(signal.aborted ? CANCELLED_CODE : NO_CONNECTION_CODE);
    request.onloadend = () => {
      clearTimeout(stallTimer);
      signal.removeEventListener('abort', abort);
    };
    request.open(method, url);
    // An object store signs the headers: no further header may be sent to it.
    if (method === 'PUT' && isOurServer) request.setRequestHeader('content-type', 'application/octet-stream');
    restartStallTimer();
    if (signal.aborted) fail(CANCELLED_CODE);
    else request.send(body);
  });
