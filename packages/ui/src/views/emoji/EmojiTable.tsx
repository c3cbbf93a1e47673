import type { Emoji } from '@quintet/domain/chat/emojis';
import { type SkinTone, applySkinTone } from '@quintet/domain/chat/skin-tones';
import { memo, useId, type CSSProperties, type MouseEvent } from 'react';
import styles from './EmojiPicker.module.css';

interface EmojiTableProps {
  part?: string;
  title: string;
  emojis: readonly Emoji[];
  tone: SkinTone;
  onPick: (emoji: string, isByKeyboard: boolean) => void;
}

const COLUMNS = 8;

/** An emoji with a skin tone, if it has one. */
export const withSkinTone = ({ emoji, hasTones }: Emoji, tone: SkinTone): string =>
  hasTones ? applySkinTone(emoji, tone) : emoji;

const toRows = (emojis: readonly Emoji[]): (readonly Emoji[])[] =>
  Array.from({ length: Math.ceil(emojis.length / COLUMNS) }, (_, row) =>
    emojis.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );

/** A table of emojis with a title; skipped by the browser while off screen. */
export const EmojiTable = memo(function EmojiTable({ part, title, emojis, tone, onPick }: EmojiTableProps) {
  const id = useId();
  // Clicks by keyboard have detail 0.
  const pick = ({ currentTarget, detail }: MouseEvent<HTMLElement>): void =>
    onPick(currentTarget.dataset['emoji']!, detail === 0);
  const rows = toRows(emojis);
  return (
    <section className={styles.section} data-part={part} style={{ '--rows': rows.length } as CSSProperties}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <div role="grid" aria-labelledby={id}>
        {rows.map((row) => (
          <div key={row[0]!.emoji} className={styles.row} role="row">
            {row.map((one) => {
              const emoji = withSkinTone(one, tone);
              return (
                <button
                  key={one.emoji}
                  type="button"
                  role="gridcell"
                  tabIndex={-1}
                  className={styles.emoji}
                  data-emoji={emoji}
                  aria-label={one.name}
                  title={one.name}
                  onMouseDown={preventFocusLoss}
                  onClick={pick}
                >
                  {emoji}
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
});

/** Keeps the focus in the text field. */
const preventFocusLoss = (event: MouseEvent): void => event.preventDefault();
