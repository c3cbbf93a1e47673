import { openAsBlob } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTypeFromBlob } from 'file-type';
import { HttpError } from '../http/http-error.ts';

/** The types, by file-type's names, that each extension may contain. Pictures are absent: decoding checks them. */
const BYTES: Record<string, readonly string[]> = {
  mp4: ['mp4', 'm4v', 'mov'],
  m4v: ['mp4', 'm4v', 'mov'],
  mov: ['mp4', 'm4v', 'mov'],
  webm: ['webm', 'mkv'],
  mp3: ['mp3'],
  pdf: ['pdf'],
  rar: ['rar'],
  doc: ['cfb'],
  xls: ['cfb'],
  ppt: ['cfb'],
  docx: ['docx'],
  xlsx: ['xlsx'],
  pptx: ['pptx'],
};

const CONTENT_TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  rar: 'application/vnd.rar',
  zip: 'application/zip',
  txt: 'text/plain',
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  ppt: 'application/vnd.ms-powerpoint',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** Milliseconds; a file that takes longer is likely malicious. */
const SNIFF_TIMEOUT_MS = 5000;
const HEAD = 64 * 1024;

/** The content type of a file's extension. @throws HttpError api.file.not_allowed if the bytes are of another type */
export async function requireVerifiedContentType(path: string, extension: string): Promise<string> {
  const contentType = CONTENT_TYPES[extension];
  if (!contentType || !(await matchesExtension(path, extension))) throw new HttpError('api.file.not_allowed');
  return contentType;
}

async function matchesExtension(path: string, extension: string): Promise<boolean> {
  if (extension === 'txt') return isText(await readHead(path));
  if (extension === 'zip') return isZip(await readHead(path));
  const signal = AbortSignal.timeout(SNIFF_TIMEOUT_MS);
  const found = await fileTypeFromBlob(await openAsBlob(path), { signal }).catch(() => undefined);
  return found !== undefined && (BYTES[extension]?.includes(found.ext) ?? false);
}

/** Also true for formats based on zip, such as documents and programs. The second signature is that of an empty archive. */
const isZip = (head: Buffer) => ['PK\x03\x04', 'PK\x05\x06'].includes(head.toString('latin1', 0, 4));

const UTF16 = new Set(['fffe', 'feff']);
const isText = (head: Buffer) => UTF16.has(head.toString('hex', 0, 2)) || !head.includes(0);

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
