import { SKIN_TONES, type SkinTone, applySkinTone } from '@quintet/domain/chat/skin-tones';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { moveRovingFocus } from '../../components/roving-focus.ts';
import styles from './SkinTonePicker.module.css';

const HAND_EMOJI = '✋';

interface ToneButtonProps {
  tone: SkinTone;
  isOpen: boolean;
  onOpen: () => void;
}

/** A hand in the selected tone. */
export function SkinToneButton({ tone, isOpen, onOpen }: ToneButtonProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'kit.emoji.tone' });
  return (
    <button
      type="button"
      className={styles.tone}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      data-tones
      onMouseDown={preventFocusLoss}
      onClick={onOpen}
    >
      {applySkinTone(HAND_EMOJI, tone)}
    </button>
  );
}

interface TonesProps {
  tone: SkinTone;
  /** `isByKeyboard`: the focus returns to the button. */
  onChoose: (tone: SkinTone, isByKeyboard: boolean) => void;
}

/** The skin tones, replacing the search field. */
export function SkinTonePicker({ tone, onChoose }: TonesProps) {
  const intl = useIntl();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Pointer clicks keep the focus in the text field.
    if (document.activeElement?.matches('[data-tones]'))
      row.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
  }, []);
  const press = (event: KeyboardEvent<HTMLDivElement>): void => {
    // Keeps the picker's own arrow keys from running.
    if (moveRovingFocus(event, '[role=radio]')) event.stopPropagation();
  };
  return (
    <div
      ref={row}
      className={styles.tones}
      role="radiogroup"
      aria-label={intl.formatMessage({ id: 'kit.emoji.tone' })}
      onKeyDown={press}
    >
      {SKIN_TONES.map((one, index) => (
        <button
          key={one}
          type="button"
          role="radio"
          className={styles.tone}
          aria-checked={one === tone}
          aria-label={intl.formatMessage({ id: 'kit.emoji.tone-name' }, { tone: `t${index}` })}
          tabIndex={one === tone ? 0 : -1}
          onMouseDown={preventFocusLoss}
          onClick={({ detail }) => onChoose(one, detail === 0)}
        >
          {applySkinTone(HAND_EMOJI, one)}
        </button>
      ))}
    </div>
  );
}

const preventFocusLoss = (event: MouseEvent): void => event.preventDefault();
