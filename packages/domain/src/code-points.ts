/** Characters as the contract counts them: code points, not UTF-16 units. */
export function countCodePoints(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
