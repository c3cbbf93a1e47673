import type { CSSProperties } from 'react';

export interface VideoItem {
  /** Of its post. */
  id: string;
  src: string;
  poster: string | null;
  thumbhash?: string | null | undefined;
  width: number;
  height: number;
}

/** Which screen something stands on. */
export const getSlot = (index: number) => ({ '--screen-index': index }) as CSSProperties;

/** Width / height of what is shown. */
export const getRatio = ({ width, height }: VideoItem) => ({ '--screen-ratio': width / height }) as CSSProperties;
