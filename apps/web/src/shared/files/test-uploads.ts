import { ApiError, CANCELLED_CODE, NO_CONNECTION_CODE } from '@quintet/api/error';
import type { Schemas } from '@quintet/api/types';
import type { UploadBytes } from './upload-bytes.ts';

/** The outcome of one transfer. `cut`: half of the bytes arrive. `held`: no byte arrives until the transfer is aborted. */
type UploadOutcome = 'arrives' | 'cut' | 'answer lost' | 'refused' | 'unauthorized' | 'held';

/** The upload part of the test server: resumable uploads by ticket. */
export class FakeUploadServer {
  /** Decides the outcome of every transfer; by default all arrive. */
  getOutcome: () => UploadOutcome = () => 'arrives';
  /** The offset at which each transfer began. */
  readonly offsets: number[] = [];
  #places = new Map<string, { size: number; pieces: Blob[] }>();

  open(size: number): Schemas['UploadTarget'] {
    const ticket = `t${this.#places.size + 1}`;
    this.#places.set(ticket, { size, pieces: [] });
    const expire_at = new Date(Date.now() + 3_600_000).toISOString();
    return { url: `/api/v1/files/uploads/${ticket}`, method: 'PUT', file_path: ticket, expire_at };
  }

  progress(ticket: string): Schemas['UploadProgress'] {
    const { size, pieces } = this.#places.get(ticket)!;
    const received = new Blob(pieces).size;
    return { received, size, is_complete: received === size };
  }

  isComplete(path: string): boolean {
    return this.progress(path).is_complete;
  }

  contentOf(path: string): Promise<string> {
    return new Blob(this.#places.get(path)!.pieces).text();
  }

  readonly uploadBytes: UploadBytes = async ({ url, body, onProgress, signal }) => {
    const target = new URL(url, 'http://test');
    const ticket = target.pathname.split('/').at(-1)!;
    const offset = Number(target.searchParams.get('offset'));
    const getOutcome = this.getOutcome();
    this.offsets.push(offset);
    const fail = (code: string, status = 0, result: unknown = null) => {
      throw new ApiError({ code, status, operation: 'putUpload', result });
    };
    await new Promise<void>((resolve) => {
      if (getOutcome === 'held' && !signal.aborted) signal.addEventListener('abort', () => resolve());
      else resolve();
    });
    if (signal.aborted) fail(CANCELLED_CODE);
    if (getOutcome === 'unauthorized') fail('api.unauthorized', 401);
    if (getOutcome === 'refused') fail('api.file.not_allowed', 400);
    if (offset !== this.progress(ticket).received) fail('api.body.param_invalid.offset', 409, this.progress(ticket));
    const bytes = body as Blob;
    const piece = getOutcome === 'cut' ? bytes.slice(0, Math.ceil(bytes.size / 2)) : bytes;
    onProgress(piece.size);
    this.#places.get(ticket)!.pieces.push(piece);
    if (getOutcome !== 'arrives') fail(NO_CONNECTION_CODE);
    return JSON.stringify({ result: this.progress(ticket) });
  };
}
