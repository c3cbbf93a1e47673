import type { Sent } from './row.ts';

const BOUNDARY = 'boundary-of-the-form';

/** A form with one file. */
export function sendForm(field: string, bytes: Buffer): Sent {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="a.png"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return { body, type: `multipart/form-data; boundary=${BOUNDARY}` };
}
