export interface SliceNameCasings {
  /** `reading-lists` */
  kebab: string;
  /** `readingLists` */
  camel: string;
  /** `ReadingLists` */
  pascal: string;
  /** `READING_LISTS` */
  upper: string;
  /** `Reading lists` */
  sentence: string;
}

/** All spellings of a slice's name. Throws a sentence for the user. */
export function getSliceNameCasings(name: string): SliceNameCasings {
  if (!/^[a-z]{2,20}(-[a-z]{2,20})*$/.test(name))
    throw new Error(`"${name}" is not the name of a slice: write a noun in lower case, such as notes or reading-lists`);
  const pascal = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const sentence = name.replaceAll('-', ' ');
  return {
    kebab: name,
    camel: pascal[0]!.toLowerCase() + pascal.slice(1),
    pascal,
    upper: name.toUpperCase().replaceAll('-', '_'),
    sentence: sentence[0]!.toUpperCase() + sentence.slice(1),
  };
}
