/** Copies an image to the clipboard. The fetch starts inside the clipboard call, so that the user gesture still counts. */
export function copyImage(url: string): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': fetchPng(url) })]);
}

/** Clipboards accept PNG only. */
async function fetchPng(url: string): Promise<Blob> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`no picture: ${answer.status}`);
  const picture = await answer.blob();
  if (picture.type === 'image/png') return picture;
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/png' });
}
