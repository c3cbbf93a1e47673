import type { Api } from '@quintet/api/client';
import { ApiError } from '@quintet/api/error';
import type { Schemas } from '@quintet/api/types';
import type { PutBytes } from './upload-bytes.ts';

export type Target = Schemas['UploadTarget'];
type Progress = Schemas['UploadProgress'];

interface UploadOptions {
  readonly api: Api;
  readonly putBytes: PutBytes;
  readonly bytes: Blob;
  /** Where an earlier try began. */
  readonly known: Target | null;
  /** Asks where the bytes go (spec §7, Uploads). */
  readonly ask: () => Promise<Target>;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** A place was given for the bytes: it is kept, so that the upload can go on there. */
  readonly onTarget: (target: Target) => Promise<void>;
}

/** Milliseconds before its end at which a place is not begun with any more. */
const NEAR_END = 60_000;

const isGood = (target: Target | null): target is Target =>
  target !== null && Date.parse(target.expire_at) - NEAR_END > Date.now();

/** An upload to our own server can go on after a break; to an object store it begins anew. */
const canGoOn = ({ method, url }: Target): boolean => method === 'PUT' && url.startsWith('/');

/** What is there, of an answer or of a refusal that says so. */
function progressIn(result: unknown): Progress | null {
  const { received, is_complete } = (result ?? {}) as Partial<Progress>;
  return typeof received === 'number' && typeof is_complete === 'boolean' ? (result as Progress) : null;
}

function progressOf(error: unknown): Progress {
  const known = error instanceof ApiError && error.status === 409 ? progressIn(error.result) : null;
  if (known) return known;
  throw error;
}

/** Brings a file's bytes to where they belong, from where an earlier try came to; resolves to the path that names them. @throws ApiError */
export async function upload(options: UploadOptions): Promise<string> {
  const { api, putBytes, bytes, known, ask, signal, onProgress, onTarget } = options;
  let received = 0;
  let target = known;
  if (isGood(known) && canGoOn(known)) {
    const there = await askProgress(api, known, signal);
    if (there?.is_complete) return known.file_path;
    received = there?.received ?? 0;
    if (!there) target = null;
  }
  if (!isGood(target)) {
    target = await ask();
    await onTarget(target);
  }
  if (!canGoOn(target)) {
    await putBytes({ ...whole(target, bytes), operation: 'postUpload', onProgress: shareOf(0), signal });
    return target.file_path;
  }
  for (let tries = 0; tries < 5; tries += 1) {
    const there = await putFrom(target, received);
    if (there.is_complete) return target.file_path;
    received = there.received;
  }
  throw new ApiError({ code: 'api.file.not_processed', status: 0, operation: 'putUpload' });

  async function putFrom({ url }: Target, from: number): Promise<Progress> {
    const body = bytes.slice(from);
    const query = new URLSearchParams({ offset: String(from) });
    const at = `${url}${url.includes('?') ? '&' : '?'}${query}`;
    const put = { method: 'PUT', url: at, body, operation: 'putUpload', onProgress: shareOf(from), signal } as const;
    const answer = await putBytes(put).catch((error: unknown) => JSON.stringify({ result: progressOf(error) }));
    const there = progressIn((JSON.parse(answer) as { result?: unknown }).result);
    if (!there) throw new ApiError({ code: 'api.unknown', status: 500, operation: 'putUpload' });
    return there;
  }

  function shareOf(from: number): (sent: number) => void {
    return (sent) => onProgress(Math.min(1, (from + sent) / Math.max(1, bytes.size)));
  }
}

/** How far an upload has come; null when its place is not known any more. */
async function askProgress(api: Api, { url }: Target, signal: AbortSignal): Promise<Progress | null> {
  const ticket = decodeURIComponent(new URL(url, location.origin).pathname.split('/').at(-1)!);
  try {
    const { data } = await api.GET('/api/v1/files/uploads/{ticket}', { params: { path: { ticket } }, signal });
    return data!.result;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return null;
    throw error;
  }
}

function whole({ method, url, fields = {} }: Target, bytes: Blob) {
  if (method === 'PUT') return { method, url, body: bytes };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', bytes);
  return { method, url, body };
}
