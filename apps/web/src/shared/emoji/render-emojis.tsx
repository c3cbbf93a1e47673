import type { ReactNode } from 'react';
import { loadNamespace } from '../appearance/translations.ts';
import { LazyPagePart } from '../loading/LazyPagePart.tsx';

const loadEmojiPicker = async () => {
  const [picker] = await Promise.all([import('./EmojiPicker.tsx'), loadNamespace('emoji')]);
  return picker;
};

/** The emoji picker, whose code and names load when it is first shown. `onPick` must be stable. */
export const renderEmojis = (onPick: (emoji: string, isByKeyboard: boolean) => void): ReactNode => (
  <LazyPagePart load={loadEmojiPicker} props={{ onPick }} />
);
