import type { Readable } from 'node:stream';

/** Bytes from the first to the last, both included. */
export type ByteRange = { first: number; last: number };

/** Expiry and response headers of a direct download from object storage. */
export type DirectDownloadOptions = { until: Date; contentType: string; disposition: string };

/** Storage of media: a folder, or object storage. Keys consist of letters, digits, `-`, `.` and `/`. */
export type MediaStore = {
  /** Stores bytes, or a file, under a new key. Takes the file over: it is moved or deleted. */
  put: (key: string, content: Uint8Array | { file: string }, contentType: string) => Promise<void>;
  /** Copies an object to a new key; each is deleted separately. @throws Error if there is no object */
  copy: (from: string, to: string) => Promise<void>;
  /** The size in bytes; null if there is no object. */
  head: (key: string) => Promise<number | null>;
  /** @throws Error if there is no object */
  get: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Does nothing if there is no object. */
  delete: (key: string) => Promise<void>;
  /** Creates URLs for direct downloads and uploads by a browser; absent if all bytes pass through this server. */
  direct?: {
    downloadUrl: (key: string, download: DirectDownloadOptions) => Promise<string>;
    /** The URL accepts exactly `size` bytes. */
    uploadUrl: (key: string, upload: { until: Date; size: number }) => Promise<string>;
  };
};
