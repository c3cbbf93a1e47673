/** Puts a picture on the clipboard. It is fetched only once the clipboard waits for it, so that the tap that asked still counts. */
export function copyImage(url: string): Promise<void> {
  return navigator.clipboard.write([new ClipboardItem({ 'image/png': fetchPng(url) })]);
}

/** Clipboards take PNG alone. */
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
