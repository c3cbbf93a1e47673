import { parseSkinTone, type SkinTone } from '@quintet/domain/chat/skin-tones';
import { EmojiPicker as EmojiPickerView } from '@quintet/ui/views/emoji/EmojiPicker';
import { type ReactNode, useCallback, useState } from 'react';
import { localStorageValues } from '../storage/local-storage.ts';
import { useIsWide } from '../appearance/use-is-wide.ts';
import { readRecentEmojis, saveRecentEmoji } from './recent-emojis.ts';
import { useEmojiSections } from './use-emoji-sections.ts';

interface EmojiPickerProps {
  /** Must be stable across renders. */
  onPick: (emoji: string, isByKeyboard: boolean) => void;
}

/** All emojis in the page's language, recently used ones first. Loaded when first opened. */
export default function EmojiPicker({ onPick }: EmojiPickerProps): ReactNode {
  const { sections, retry } = useEmojiSections();
  const isWide = useIsWide();
  // The recent emojis change at the next opening, so that nothing moves under the finger.
  const [recent] = useState(readRecentEmojis);
  const [tone, setTone] = useState(() => parseSkinTone(localStorageValues.skinTone.read()));
  const saveTone = (next: SkinTone): void => {
    localStorageValues.skinTone.write(next || null);
    setTone(next);
  };
  const pick = useCallback(
    (emoji: string, isByKeyboard: boolean): void => {
      saveRecentEmoji(emoji);
      onPick(emoji, isByKeyboard);
    },
    [onPick],
  );
  return (
    <EmojiPickerView
      sections={sections}
      recent={recent}
      tone={tone}
      onTone={saveTone}
      onPick={pick}
      onRetry={retry}
      isFocusedFirst={isWide}
    />
  );
}
