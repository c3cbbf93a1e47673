import { ApiError, CANCELLED, NO_CONNECTION, readFailure } from '@quintet/api/error';
import type { OperationId } from '@quintet/api/types';

export interface Put {
  readonly method: 'PUT' | 'POST';
  readonly url: string;
  readonly body: Blob | FormData;
  readonly operation: OperationId;
  /** Bytes of the body that have gone. */
  readonly onProgress: (sent: number) => void;
  readonly signal: AbortSignal;
}

/** Sends bytes; resolves to the text of the answer, rejects with an ApiError. */
export type PutBytes = (put: Put) => Promise<string>;

/** Milliseconds in which nothing moves: the line is dead, whatever the network says. */
const STALLED_AFTER = 60_000;

/** Sends bytes and tells how far they have come, which fetch does not. */
export const putBytes: PutBytes = ({ method, url, body, operation, onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: string, status = 0, result: unknown = null): void =>
      reject(new ApiError({ code, status, operation, result }));
    let stalling: ReturnType<typeof setTimeout>;
    const move = (): void => {
      clearTimeout(stalling);
      stalling = setTimeout(() => request.abort(), STALLED_AFTER);
    };
    const giveUp = (): void => request.abort();
    signal.addEventListener('abort', giveUp);

    request.upload.onprogress = ({ loaded }) => {
      move();
      onProgress(loaded);
    };
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return resolve(responseText);
      const { code, result } = readFailure(status, responseText);
      fail(code, status, result);
    };
    request.onerror = () => fail(NO_CONNECTION);
    request.onabort = () => fail(signal.aborted ? CANCELLED : NO_CONNECTION);
    request.onloadend = () => {
      clearTimeout(stalling);
      signal.removeEventListener('abort', giveUp);
    };
    request.open(method, url);
    // An object store signs what it is sent: nothing is said to it that it did not ask for.
    if (method === 'PUT' && url.startsWith('/')) request.setRequestHeader('content-type', 'application/octet-stream');
    move();
    if (signal.aborted) fail(CANCELLED);
    else request.send(body);
  });
