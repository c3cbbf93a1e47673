/** The files of a paste. Office programs add an image of copied text, which is not meant as a file. */
export function getPastedFiles({ files, types }: Pick<DataTransfer, 'files' | 'types'>): readonly File[] {
  return types.includes('text/rtf') ? [] : [...files];
}
