import type { CSSProperties } from 'react';

/** A video of the feed. */
export interface VideoItem {
  /** The post's id. */
  id: string;
  src: string;
  poster: string | null;
  thumbhash?: string | null | undefined;
  width: number;
  height: number;
}

/** The slot of a screen. */
export const getVideoSlotStyle = (index: number) => ({ '--screen-index': index }) as CSSProperties;

/** Width / height. */
export const getVideoRatioStyle = ({ width, height }: VideoItem) =>
  ({ '--screen-ratio': width / height }) as CSSProperties;
