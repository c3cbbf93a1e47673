import { crc32 } from 'node:zlib';
import { createFile } from 'mp4box';
import sharp from 'sharp';

/** An MP3 of silence. */
export function createTestMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame));
}

/** An MP4 with a size and a duration in its header, but without decodable frames. */
export function createUndecodableTestMp4({
  width,
  height,
  seconds,
}: {
  width: number;
  height: number;
  seconds: number;
}): Buffer {
  const file = createFile();
  file.init({ timescale: 1000, duration: seconds * 1000 });
  const track = file.addTrack({ timescale: 1000, width, height, type: 'avc1' });
  for (let second = 0; second < seconds; second += 1) {
    file.addSample(track, new Uint8Array(64), {
      duration: 1000,
      dts: second * 1000,
      cts: second * 1000,
      is_sync: true,
    });
  }
  return Buffer.from(file.getBuffer().buffer);
}

export const createTestSharpImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c35' } });

/** A GIF of a few bytes per frame that decodes to full frames. */
export function createTestGif(width: number, height: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from('2c0000000001000100000202440100', 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

/** A zip with uncompressed files. */
export function createTestZip(files: Record<string, string>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const content = Buffer.from(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(content.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, content]);
    bodies.push(body);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, entry, name]));
    offset += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06'), end]);
}

export const TEST_DOCX_FILE = createTestZip({
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  'word/document.xml': '<w:document/>',
});
export const TEST_PDF_FILE = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n');
/** A compound file, the format of Word before 2007. */
export const TEST_DOC_FILE = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2048)]);
