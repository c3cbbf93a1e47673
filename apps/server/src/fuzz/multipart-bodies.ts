import type { SeededRandom } from '@quintet/domain/random';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** More than a connection buffers before it is read. */
const LARGE = Buffer.alloc(400_000, 1);

/** Makes multipart bodies with files, as sent by uploads. */
export function createFuzzMultipartGenerator(random: SeededRandom) {
  const part = (boundary: string, name: string, filename: string | null, bytes: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
      Buffer.from(
        filename === null ? '\r\n\r\n' : `; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n`,
        'latin1',
      ),
      bytes,
      Buffer.from('\r\n'),
    ]);

  function parts(boundary: string): Buffer[] {
    const image = part(boundary, 'image', 'a.png', PNG);
    const file = part(boundary, 'file', 'a.png', PNG);
    return random.pick([
      [image],
      [file],
      [image, image],
      [file, file],
      [file, part(boundary, 'file', 'b.png', LARGE)],
      [part(boundary, 'file', 'a.png', LARGE), part(boundary, 'file', 'b.png', LARGE)],
      [part(boundary, 'other', 'a.png', LARGE)],
      [part(boundary, 'key', null, Buffer.from('value')), file],
      [part(boundary, '', '', Buffer.alloc(0))],
      [part(boundary, 'file', '../../\u00ff\u0000.png', PNG)],
      [part(boundary, '__proto__', 'a.png', PNG)],
      Array.from({ length: 60 }, (_, index) => part(boundary, `field${index}`, null, Buffer.from('x'))),
      [part(boundary, 'field', null, Buffer.alloc(30_000, 97)), file],
      [Buffer.from(`--${boundary}\r\n${'x-many: y\r\n'.repeat(200)}\r\n\r\n`), file],
      [Buffer.from(`--${boundary}\r\n\r\nno head\r\n`)],
      [],
    ]);
  }

  return {
    /** Makes a valid body, or one with a broken boundary or end. */
    make(isBroken: boolean): { body: Buffer; headers: Record<string, string> } {
      const boundary = isBroken ? random.pick(['b', 'x'.repeat(300), 'with space', '"quoted"', '--', 'a;b']) : 'limit';
      const whole = Buffer.concat([...parts(boundary), Buffer.from(`--${boundary}--\r\n`)]);
      if (!isBroken) return { body: whole, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
      const type = random.pick([
        `multipart/form-data; boundary=${boundary}`,
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'multipart/form-data; boundary=another',
        `multipart/mixed; boundary=${boundary}`,
        `Multipart/Form-Data; BOUNDARY="${boundary}"; charset=x`,
        'application/octet-stream',
      ]);
      const body = random.below(2) === 0 ? whole : whole.subarray(0, random.below(whole.length));
      return { body, headers: { 'content-type': type } };
    },
  };
}
