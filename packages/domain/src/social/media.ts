import type { Schemas } from '@quintet/api/types';

export type Post = Schemas['Post'];
export type Author = Schemas['Author'];
export type Comment = Schemas['Comment'];
export type PostMedia = Schemas['PostMedia'];

type Size = Pick<PostMedia, 'width' | 'height'>;

/** Limits of width / height within which a card shows the whole picture; others are cropped. */
const CARD_RATIO = { tallest: 3 / 4, flattest: 4 / 3 } as const;
/** The wider limits of a post's own page. */
const PAGE_RATIO = { tallest: 9 / 16, flattest: 16 / 9 } as const;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Width / height of the box that a card reserves for its picture before it loads. */
export const getPostCardAspectRatio = ({ width, height }: Size): number =>
  clamp(width / height, CARD_RATIO.tallest, CARD_RATIO.flattest);

/** Width / height of a post's carousel: that of its tallest picture within the page limits, so that pictures are not cropped. */
export function getPostCarouselAspectRatio(media: readonly Size[]): number {
  const tallest = Math.min(...media.map(({ width, height }) => width / height));
  return clamp(Number.isFinite(tallest) ? tallest : 1, PAGE_RATIO.tallest, PAGE_RATIO.flattest);
}

/** The content type of the variants in `srcset`. */
const FALLBACK_TYPE = 'image/webp';

/** The `srcset` of a picture or a video's poster with all its sizes; undefined when there is only one. */
export function getPostImageSrcSet({ variants = [] }: Pick<PostMedia, 'variants'>): string | undefined {
  const sizes = variants.filter(({ content_type: type }) => type === FALLBACK_TYPE);
  return sizes.length > 1 ? sizes.map(({ url, width }) => `${url} ${width}w`).join(', ') : undefined;
}

/** The `sizes` of a card, matching `getMasonryColumnCount`. Slightly less on a phone, so that 360 pixels suffice. */
export const POST_CARD_SIZES_ATTRIBUTE =
  '(min-width: 1180px) 272px, (min-width: 960px) 25vw, (min-width: 640px) 33vw, calc(50vw - 16px)';

/** The cover of a card: the first picture, or the video. */
export const getPostCover = ({ media }: Pick<Post, 'media'>): PostMedia | undefined => media[0];

/** The video of a post; a post has at most one. */
export const getPostVideo = ({ media }: Pick<Post, 'media'>): PostMedia | undefined =>
  media.find(({ kind }) => kind === 'video');
