/** The heading of a friend in an index: a letter, or # for a name that begins with neither a Latin letter nor a Chinese character. */
export type NameInitial = string;

const OTHER: NameInitial = '#';

/** Sorts Chinese by pinyin, and any other script by its own order. */
const collator = new Intl.Collator('zh-u-co-pinyin', { sensitivity: 'base', numeric: true });

/** The first character of each initial in the order of pinyin, and these initials: no syllable begins with I, U or V. */
const FIRST_CHARACTERS = Array.from('阿八嚓咑妸发旮哈丌咔垃妈拏噢妑七呥仨他屲夕丫帀');
const INITIALS = Array.from('ABCDEFGHJKLMNOPQRSTWXYZ');

/** Beginnings of names that are read differently from their characters elsewhere; not those that are common words, too. */
const SURNAMES: readonly (readonly [surname: string, initial: NameInitial])[] = [
  ['曾经', 'C'],
  ['曾', 'Z'],
  ['单于', 'C'],
  ['仇', 'Q'],
  ['覃', 'Q'],
  ['缪', 'M'],
  ['翟', 'Z'],
  ['尉迟', 'Y'],
  ['万俟', 'M'],
];

/** The initial under which a name is listed: its letter, the letter of its pinyin, or #. */
export function getNameIndexInitial(name: string): NameInitial {
  const first = Array.from(name.trim().normalize('NFKD'))[0]?.toUpperCase() ?? '';
  if (/^[A-Z]$/.test(first)) return first;
  if (!/^\p{Script=Han}$/u.test(first)) return OTHER;
  return getSurnameInitial(name.trim()) ?? getPinyinInitial(first);
}

const getSurnameInitial = (name: string): NameInitial | undefined =>
  SURNAMES.find(([surname]) => name.startsWith(surname))?.[1];

function getPinyinInitial(character: string): NameInitial {
  const index = FIRST_CHARACTERS.findLastIndex((first) => collator.compare(character, first) >= 0);
  return INITIALS[Math.max(index, 0)]!;
}

/** Orders names A to Z by initial, # last; names of one initial by pinyin or alphabet. */
export function compareNames(a: string, b: string): number {
  const [first, second] = [getNameIndexInitial(a), getNameIndexInitial(b)];
  return first === second ? collator.compare(a, b) : compareInitials(first, second);
}

function compareInitials(a: NameInitial, b: NameInitial): number {
  if (a === OTHER || b === OTHER) return a === OTHER ? 1 : -1;
  return a < b ? -1 : 1;
}

export interface AlphabetSection<Item> {
  readonly initial: NameInitial;
  readonly items: readonly Item[];
}

/** Groups items by the initial of their name, A to Z and # last; items of one initial by pinyin or alphabet. */
export function groupByInitial<Item>(items: readonly Item[], getName: (item: Item) => string): AlphabetSection<Item>[] {
  const byInitial = new Map<NameInitial, Item[]>();
  for (const item of items) {
    const initial = getNameIndexInitial(getName(item));
    const members = byInitial.get(initial);
    if (members) members.push(item);
    else byInitial.set(initial, [item]);
  }
  return [...byInitial]
    .toSorted(([a], [b]) => compareInitials(a, b))
    .map(([initial, members]) => ({
      initial,
      items: members.toSorted((a, b) => collator.compare(getName(a), getName(b))),
    }));
}
