import { type Drawing, drawingsOf, FILMS, type Motif, MOTIF_NAMES, signsOf } from '../art/catalogue.ts';
import type { Random } from '../random.ts';
import { COLOUR } from './colour.ts';
import { planComments } from './comments.ts';
import { HOME } from './home.ts';
import { LAND } from './land.ts';
import { onceEach } from './once.ts';
import type { PlannedPost, PostSetting } from './planned.ts';
import type { Subject } from './subject.ts';
import { WATER } from './water.ts';
import { THOUGHTS } from './words.ts';

const SUBJECTS: readonly Subject[] = [...LAND, ...WATER, ...HOME, ...COLOUR];

const MINUTE = 60_000;
const SPAN = 45 * 24 * 60 * MINUTE;
/** Counted from the second newest on, as far as there are films; the rest show pictures, or nothing. */
const FILM_EVERY = 7;
const WITHOUT_PICTURE = 0.14;
const WITHOUT_WORDS = 0.1;
/** How many pictures, as often as it stands here. */
const AMOUNTS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 6, 9];

/** Posts of a brand's world, oldest first: each says and shows what no other does. */
export function planPosts(setting: PostSetting): PlannedPost[] {
  const { random, people, amount } = setting;
  const says = onceEach(random, true);
  const shows = drawingStock(random);
  const favourites = Array.from({ length: people }, () => random.some(SUBJECTS, 4));
  const times = Array.from({ length: amount }, (_, place) => timeOf(setting, place)).sort((a, b) => a - b);
  const films = random.some(FILMS, FILMS.length);
  let lastAuthor = -1;
  return times.map((at, place) => {
    let author = random.below(people);
    if (author === lastAuthor) author = (author + 1) % people;
    lastAuthor = author;
    const language = setting.languageOf(author);
    const film =
      (amount - place) % FILM_EVERY === 2 && amount - place < FILMS.length * FILM_EVERY ? films.pop() : undefined;
    const thought = !film && random.next() < WITHOUT_PICTURE ? says(THOUGHTS, language, new Set()) : undefined;
    const subject = thought === undefined ? findSubject(random, film, favourites[author]!, shows) : null;
    const drawings = film ? [film] : subject ? shows.take(subject.motif, random.pick(AMOUNTS)) : [];
    const isSilent = random.next() < WITHOUT_WORDS;
    const signs = signsIn(drawings);
    const line = thought ?? (isSilent ? undefined : says(subject!.texts, language, signs));
    const tags =
      subject && random.next() < 0.75 ? random.some(subject.tags[language].split(' '), 1 + random.below(3)) : [];
    const post = {
      author,
      text: line?.text ?? '',
      tags,
      drawings,
      at,
      ...privacyOf(random),
      ...audienceOf(setting, author),
    };
    return {
      ...post,
      comments: planComments(setting, post, { signs, answers: subject?.answers, own: line?.answers ?? [] }),
    };
  });
}

/** What one sees first, and how much there is. */
function signsIn(drawings: readonly Drawing[]): ReadonlySet<string> {
  const [first] = drawings;
  return new Set(first && [...signsOf(first), drawings.length > 1 ? 'several' : 'one']);
}

/** Newer ones are closer together; the newest is a few minutes old. */
function timeOf({ random, now }: PostSetting, place: number): number {
  const ago = place === 0 ? 0 : SPAN * random.next() ** 1.9;
  return Math.round(now - 6 * MINUTE - ago);
}

function privacyOf(random: Random): Pick<PlannedPost, 'privacy' | 'allowComment'> {
  const chance = random.next();
  const privacy = chance < 0.9 ? 1 : chance < 0.95 ? 3 : chance < 0.98 ? 2 : 4;
  return { privacy, allowComment: random.next() > 0.04 };
}

/** A few posts are loved by nearly all, most by some. The first two, whom one signs in as, have not seen most of it. */
function audienceOf(
  { random, people }: PostSetting,
  author: number,
): Pick<PlannedPost, 'viewers' | 'likers' | 'collectors'> {
  const others = Array.from({ length: people }, (_, place) => place).filter(
    (place) => place !== author && (place > 1 || random.next() < 0.12),
  );
  const viewers = random.some(others, Math.ceil(others.length * (0.25 + 0.75 * random.next())));
  const likers = viewers.slice(0, Math.floor(viewers.length * random.next() ** 1.4));
  return { viewers, likers, collectors: likers.slice(0, Math.floor(likers.length * random.next() ** 2 * 0.6)) };
}

type Stock = ReturnType<typeof drawingStock>;

/** That of the film; or what an author likes to show, if there is any of it left. */
function findSubject(
  random: Random,
  film: Drawing | undefined,
  favourites: readonly Subject[],
  { has }: Stock,
): Subject {
  if (film) return SUBJECTS.find(({ motif }) => motif === film.motif)!;
  const isLeft = ({ motif }: Subject) => has(motif);
  const liked = random.next() < 0.7 ? favourites.filter(isLeft) : [];
  return random.pick(liked.length > 0 ? liked : SUBJECTS.filter(isLeft));
}

/** Drawings, each given once; those given together are of one shape. */
function drawingStock(random: Random) {
  const left = new Map(MOTIF_NAMES.map((motif) => [motif, drawingsOf(motif)]));
  const filledOf = (motif: Motif) => left.get(motif)!.filter((shape) => shape.length > 0);
  return {
    has: (motif: Motif): boolean => filledOf(motif).length > 0,
    /** The more there are of a shape, the more often it is taken. */
    take: (motif: Motif, amount: number): Drawing[] =>
      random.pick(filledOf(motif).flatMap((shape) => shape.map(() => shape))).splice(0, amount),
  };
}
