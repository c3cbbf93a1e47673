/** Random hexadecimal digits, eight per word. Works on plain http too, where `crypto.randomUUID` does not. */
export const createRandomHex = (words: number): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(words)), (word) => word.toString(16).padStart(8, '0')).join('');
