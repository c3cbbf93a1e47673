import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../components/IconButton.tsx';
import { SEND_DOUBLE_TAP_MS } from '../double-tap.ts';
import styles from './VoiceRecordButton.module.css';

interface VoiceButtonProps {
  isRecording: boolean;
  /** Hands-free: the next press sends. */
  isLocked: boolean;
  disabled?: boolean;
  /** `true`: hands-free. */
  onStart: (isLocked: boolean) => void;
  onLock: () => void;
  onFinish: () => void;
  onCancel: () => void;
  /** The slide towards cancelling, 0 to 1. */
  onSlide: (progress: number) => void;
}

/** Pixels to slide: sideways cancels, up locks. */
const CANCEL_PX = 110;
const LOCK_PX = 70;
/** Milliseconds: a shorter touch is a press. */
const HOLD_MS = 300;

/** The record button: records while held, or hands-free after a press. */
export function VoiceRecordButton(props: VoiceButtonProps) {
  const { isRecording, isLocked, disabled, onStart, onLock, onFinish, onCancel, onSlide } = props;
  const intl = useIntl();
  const hold = useRef<{ x: number; y: number; at: number } | null>(null);
  /** The current press began the recording; its click must not end it. */
  const isFirstPress = useRef(false);
  const sentAt = useRef(-Infinity);

  function down(event: PointerEvent<HTMLButtonElement>): void {
    // Keeps the focus in the field, and the phone's keyboard open.
    event.preventDefault();
    const isSecondTap = event.timeStamp - sentAt.current < SEND_DOUBLE_TAP_MS;
    isFirstPress.current = event.button === 0 && !isRecording && !isSecondTap;
    if (!isFirstPress.current) return;
    hold.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
    onStart(false);
    try {
      event.currentTarget.setPointerCapture(event.pointerId);
    } catch {
      // The finger was released meanwhile.
    }
  }

  function move({ clientX, clientY }: PointerEvent): void {
    if (!hold.current) return;
    const aside = Math.abs(hold.current.x - clientX);
    onSlide(Math.min(1, aside / CANCEL_PX));
    if (aside > CANCEL_PX) end(onCancel);
    else if (hold.current.y - clientY > LOCK_PX) end(onLock);
  }

  function end(act: () => void): void {
    hold.current = null;
    onSlide(0);
    act();
  }

  function up({ timeStamp }: PointerEvent): void {
    if (!hold.current) return;
    const isHeld = timeStamp - hold.current.at > HOLD_MS;
    end(isHeld ? onFinish : onLock);
  }

  /** Keyboard clicks and the second press of hands-free recording; pointers were handled above. */
  function press({ detail, timeStamp }: MouseEvent): void {
    const isKeyboard = detail === 0;
    if (isLocked && (isKeyboard || !isFirstPress.current)) {
      sentAt.current = timeStamp;
      onFinish();
    } else if (isKeyboard && !isRecording) onStart(true);
  }

  const id = isLocked ? 'chat.voice.send' : 'chat.voice.record';
  return (
    <span className={styles.held}>
      <IconButton
        icon={isLocked ? 'send' : 'mic'}
        variant={isRecording ? 'solid' : 'quiet'}
        label={intl.formatMessage({ id })}
        disabled={disabled}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => hold.current && end(onCancel)}
        onContextMenu={(event: MouseEvent) => event.preventDefault()}
        onClick={press}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || !isRecording) return;
          event.preventDefault();
          onCancel();
        }}
      />
    </span>
  );
}
