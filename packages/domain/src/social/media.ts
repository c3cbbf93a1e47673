import type { Schemas } from '@quintet/api/types';

export type Post = Schemas['Post'];
export type Author = Schemas['Author'];
export type Comment = Schemas['Comment'];
export type PostMedia = Schemas['PostMedia'];

type Size = Pick<PostMedia, 'width' | 'height'>;

/** The flattest and the tallest picture that a card shows whole, as width / height; others are cropped to it. */
const CARD_RATIO = { tallest: 3 / 4, flattest: 4 / 3 } as const;
/** On its own page a picture may be taller and flatter. */
const PAGE_RATIO = { tallest: 9 / 16, flattest: 16 / 9 } as const;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Width / height of the box that a card keeps free for its picture, before the picture is there. */
export const cardRatio = ({ width, height }: Size): number =>
  clamp(width / height, CARD_RATIO.tallest, CARD_RATIO.flattest);

/** Width / height of the box in which all of a post's pictures are leafed through: that of the tallest, so that none is cropped. */
export function pageRatio(media: readonly Size[]): number {
  const tallest = Math.min(...media.map(({ width, height }) => width / height));
  return clamp(Number.isFinite(tallest) ? tallest : 1, PAGE_RATIO.tallest, PAGE_RATIO.flattest);
}

/** Of which the browser takes the one that is large enough. */
const FALLBACK_TYPE = 'image/webp';

/** A picture, or a video's poster, in all its sizes, as `srcset` takes them; undefined when there is only one. */
export function getSrcSet({ variants = [] }: Pick<PostMedia, 'variants'>): string | undefined {
  const sizes = variants.filter(({ content_type: type }) => type === FALLBACK_TYPE);
  return sizes.length > 1 ? sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined;
}

/** How wide a card is, as `sizes` takes it, by the columns of `columnCount`; on a phone a little less, for which 360 pixels are enough. */
export const CARD_SIZES =
  '(min-width: 1180px) 272px, (min-width: 960px) 25vw, (min-width: 640px) 33vw, calc(50vw - 16px)';

/** What a card shows: the first picture, or the video. */
export const getCover = ({ media }: Pick<Post, 'media'>): PostMedia | undefined => media[0];

/** The video of a post; a post has at most one. */
export const getVideo = ({ media }: Pick<Post, 'media'>): PostMedia | undefined =>
  media.find(({ kind }) => kind === 'video');

/** A duration as on a video, `0:07`, `12:34`, `1:00:00`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(Number.isFinite(seconds) ? seconds : 0));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const pad = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
