import type { ApiClient } from '@quintet/api/client';
import { ApiError } from '@quintet/api/error';
import type { Schemas } from '@quintet/api/types';
import type { UploadBytes } from './upload-bytes.ts';

export type UploadTarget = Schemas['UploadTarget'];
type UploadProgress = Schemas['UploadProgress'];

export interface UploadOptions {
  readonly api: ApiClient;
  readonly uploadBytes: UploadBytes;
  readonly bytes: Blob;
  /** The target of an earlier attempt. */
  readonly previousTarget: UploadTarget | null;
  /** Requests an upload URL (spec §7, Uploads). */
  readonly requestTarget: () => Promise<UploadTarget>;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (progress: number) => void;
  /** Saves a new target, so that the upload can resume there. */
  readonly onTarget: (target: UploadTarget) => Promise<void>;
}

/** Milliseconds before its expiry at which a target is no longer used. */
const EXPIRY_MARGIN_MS = 60_000;

const isUsable = (target: UploadTarget | null): target is UploadTarget =>
  target !== null && Date.parse(target.expire_at) - EXPIRY_MARGIN_MS > Date.now();

/** Uploads to our own server can resume; uploads to an object store start over. */
const isResumable = ({ method, url }: UploadTarget): boolean => method === 'PUT' && url.startsWith('/');

/** The progress in a response or in a 409 error. */
function parseProgress(result: unknown): UploadProgress | null {
  const { received, is_complete } = (result ?? {}) as Partial<UploadProgress>;
  return typeof received === 'number' && typeof is_complete === 'boolean' ? (result as UploadProgress) : null;
}

function progressFromError(error: unknown): UploadProgress {
  const progress = error instanceof ApiError && error.status === 409 ? parseProgress(error.result) : null;
  if (progress) return progress;
  throw error;
}

/** Uploads a file, resuming an earlier attempt; resolves to its file path. @throws ApiError */
export async function uploadFile(options: UploadOptions): Promise<string> {
  const { api, uploadBytes, bytes, previousTarget, requestTarget, signal, onProgress, onTarget } = options;
  let received = 0;
  let target = previousTarget;
  if (isUsable(previousTarget) && isResumable(previousTarget)) {
    const progress = await fetchProgress(api, previousTarget, signal);
    if (progress?.is_complete) return previousTarget.file_path;
    received = progress?.received ?? 0;
    if (!progress) target = null;
  }
  if (!isUsable(target)) return transfer(await openTarget(), 0);
  return transfer(target, received).catch(async (error: unknown) => {
    // The server has forgotten the target; asking for another one refreshes the token if it must.
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    return transfer(await openTarget(), 0);
  });

  async function openTarget(): Promise<UploadTarget> {
    const opened = await requestTarget();
    await onTarget(opened);
    return opened;
  }

  async function transfer(to: UploadTarget, from: number): Promise<string> {
    if (!isResumable(to)) {
      await uploadBytes({ ...toRequest(to, bytes), operation: 'postUpload', onProgress: reportProgress(0), signal });
      return to.file_path;
    }
    let offset = from;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const progress = await putFrom(to, offset);
      if (progress.is_complete) return to.file_path;
      offset = progress.received;
    }
    throw new ApiError({ code: 'api.file.not_processed', status: 0, operation: 'putUpload' });
  }

  async function putFrom({ url }: UploadTarget, from: number): Promise<UploadProgress> {
    const body = bytes.slice(from);
    const query = new URLSearchParams({ offset: String(from) });
    const at = `${url}${url.includes('?') ? '&' : '?'}${query}`;
    const put = {
      method: 'PUT',
      url: at,
      body,
      operation: 'putUpload',
      onProgress: reportProgress(from),
      signal,
    } as const;
    const answer = await uploadBytes(put).catch((error: unknown) =>
      JSON.stringify({ result: progressFromError(error) }),
    );
    const progress = parseProgress((JSON.parse(answer) as { result?: unknown }).result);
    if (!progress) throw new ApiError({ code: 'api.unknown', status: 500, operation: 'putUpload' });
    return progress;
  }

  function reportProgress(from: number): (sent: number) => void {
    return (sent) => onProgress(Math.min(1, (from + sent) / Math.max(1, bytes.size)));
  }
}

/** The progress of an upload; null when its ticket has expired. */
async function fetchProgress(
  api: ApiClient,
  { url }: UploadTarget,
  signal: AbortSignal,
): Promise<UploadProgress | null> {
  const ticket = decodeURIComponent(new URL(url, location.origin).pathname.split('/').at(-1)!);
  try {
    const { data } = await api.GET('/api/v1/files/uploads/{ticket}', { params: { path: { ticket } }, signal });
    return data!.result;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return null;
    throw error;
  }
}

function toRequest({ method, url, fields = {} }: UploadTarget, bytes: Blob) {
  if (method === 'PUT') return { method, url, body: bytes };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', bytes);
  return { method, url, body };
}
