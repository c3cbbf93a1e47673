import type { ReactNode } from 'react';
import { loadTranslationNamespace } from '../appearance/translations.ts';
import { LazyPagePart } from '../loading/LazyPagePart.tsx';

const loadEmojiPicker = async () => {
  const [picker] = await Promise.all([import('./EmojiPicker.tsx'), loadTranslationNamespace('emoji')]);
  return picker;
};

/** The emoji picker, whose code and names load when it is first shown. `onPick` must be stable. */
export const renderEmojiPicker = (onPick: (emoji: string, isByKeyboard: boolean) => void): ReactNode => (
  <LazyPagePart load={loadEmojiPicker} props={{ onPick }} />
);
