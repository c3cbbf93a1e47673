/** Puts the table of an MP4 (`moov`) before its frames (`mdat`), so that it plays while it comes. */
export function moovFirst(file: Uint8Array): Uint8Array {
  const source = Buffer.from(file);
  const boxes = boxesOf(source);
  const one = (type: string) => boxes.find((box) => box.type === type)!;
  const [head, frames, table] = [one('ftyp'), one('mdat'), one('moov')];
  const moved = Buffer.from(source.subarray(table.start, table.end));
  // The table tells at which bytes of the file frames lie.
  const shift = head.end + moved.length - frames.start;
  const places = moved.indexOf('stco');
  const amount = moved.readUInt32BE(places + 8);
  for (let entry = 0; entry < amount; entry += 1) {
    const at = places + 12 + entry * 4;
    moved.writeUInt32BE(moved.readUInt32BE(at) + shift, at);
  }
  return Buffer.concat([source.subarray(head.start, head.end), moved, source.subarray(frames.start, frames.end)]);
}

function boxesOf(source: Buffer): { type: string; start: number; end: number }[] {
  const boxes = [];
  for (let start = 0; start < source.length; start = boxes.at(-1)!.end) {
    const end = start + source.readUInt32BE(start);
    boxes.push({ type: source.toString('latin1', start + 4, start + 8), start, end });
  }
  return boxes;
}
