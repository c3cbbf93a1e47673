import { type ReactNode, type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../components/IconButton.tsx';
import { useInsertAtCaret } from '../../components/use-insert-at-caret.ts';
import { EmojiPanel } from './EmojiPanel.tsx';

/** Renders the emoji picker, possibly still loading. */
export type RenderEmojiPicker = (onPick: (emoji: string, isByKeyboard: boolean) => void) => ReactNode;

/**
 * The emoji button of a text field, and the panel that it opens. `composerRef`: what surrounds both. The picked emoji is inserted at the
 * caret.
 */
export function useEmojiField(
  field: RefObject<HTMLTextAreaElement | null>,
  composerRef: RefObject<HTMLElement | null>,
  emojis: RenderEmojiPicker | undefined,
) {
  const intl = useIntl();
  const [isPicking, setIsPicking] = useState(false);
  const insert = useInsertAtCaret(field);
  const close = (isByKeyboard: boolean): void => {
    setIsPicking(false);
    if (isByKeyboard) field.current?.focus({ preventScroll: true });
  };
  return {
    // The emojis replace a phone's keyboard.
    inputMode: isPicking ? ('none' as const) : undefined,
    button: emojis && (
      <IconButton
        icon={isPicking ? 'chevron-down' : 'emoji'}
        label={intl.formatMessage({ id: 'kit.emoji.open' })}
        aria-expanded={isPicking}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setIsPicking(!isPicking)}
      />
    ),
    panel: isPicking && emojis && (
      <EmojiPanel composerRef={composerRef} onClose={close}>
        {emojis(insert)}
      </EmojiPanel>
    ),
  };
}
