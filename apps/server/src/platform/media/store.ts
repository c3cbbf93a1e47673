import type { Readable } from 'node:stream';

/** Bytes from the first to the last, both included. */
export type Range = { first: number; last: number };

/** What a browser is told of a file that it gets without us. */
export type Download = { until: Date; contentType: string; disposition: string };

/** Where media lie: a folder, or object storage. Keys are ours: letters, digits, `-`, `.` and `/`. */
export type MediaStore = {
  /** Keeps bytes, or a finished file, under a new key. The file is the store's from then on. */
  put: (key: string, content: Uint8Array | { file: string }, contentType: string) => Promise<void>;
  /** Keeps the same under a new key as well; each goes by itself. @throws where there is nothing */
  copy: (from: string, to: string) => Promise<void>;
  /** Bytes; null where there is nothing. */
  head: (key: string) => Promise<number | null>;
  /** @throws where there is nothing */
  get: (key: string, range?: Range) => Promise<Readable>;
  /** Does nothing where there is nothing. */
  delete: (key: string) => Promise<void>;
  /** Addresses by which a browser gets and puts bytes without us; absent where all goes through us. */
  direct?: {
    downloadUrl: (key: string, download: Download) => Promise<string>;
    /** Takes exactly `head` bytes. */
    uploadUrl: (key: string, upload: { until: Date; size: number }) => Promise<string>;
  };
};
