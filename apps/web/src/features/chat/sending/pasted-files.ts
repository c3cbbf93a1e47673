/** Files on the clipboard that are meant as such: a text that an office program also paints is pasted as a text. */
export function getPastedFiles({ files, types }: Pick<DataTransfer, 'files' | 'types'>): readonly File[] {
  return types.includes('text/rtf') ? [] : [...files];
}
