import { type Emoji, EMOJI_GROUP_NAMES, type EmojiSection, searchEmojis } from '@quintet/domain/chat/emojis';
import { type SkinTone, getTonelessKey } from '@quintet/domain/chat/skin-tones';
import {
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { ErrorState } from '../../components/ErrorState.tsx';
import { moveRovingFocus } from '../../components/roving-focus.ts';
import { SearchField } from '../../components/SearchField.tsx';
import styles from './EmojiPicker.module.css';
import { EmojiTable, withSkinTone } from './EmojiTable.tsx';
import { updateEmojiTabStop, moveFocusInEmojiTables } from './grid-focus.ts';
import { SkinToneButton, SkinTonePicker } from './SkinTonePicker.tsx';

interface EmojiPickerProps {
  /** Null while loading. */
  sections: readonly EmojiSection[] | null;
  /** The recent emojis, the latest first. */
  recent: readonly string[];
  /** The skin tone of hands and people. */
  tone: SkinTone;
  onTone: (tone: SkinTone) => void;
  /** An emoji was picked; `isByKeyboard`: the focus stays. Must be stable. */
  onPick: (emoji: string, isByKeyboard: boolean) => void;
  /** Retries a failed load. */
  onRetry?: (() => void) | undefined;
  /** Focuses the search, with a hardware keyboard. */
  isFocusedFirst?: boolean;
}

/** The icon of a group. */
const SECTION_ICONS = {
  recent: '🕘',
  smileys: '😀',
  people: '👋',
  nature: '🐻',
  food: '🍔',
  travel: '✈️',
  activities: '⚽',
  objects: '💡',
  symbols: '❤️',
  flags: '🚩',
} as const;

type Part = keyof typeof SECTION_ICONS;
const NO_EMOJIS: readonly EmojiSection[] = [];
/** Pixels before a section at which it counts as current. */
const LOAD_MARGIN_PX = 8;

/** The emoji picker with groups and search. Fills its container. */
export function EmojiPicker({ sections, recent, tone, onTone, onPick, onRetry, isFocusedFirst }: EmojiPickerProps) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<Part | null>(null);
  const [isToning, setIsToning] = useState(false);
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // The first group renders at once, the others when idle.
  const all = useDeferredValue(sections ?? NO_EMOJIS, sections?.slice(0, 1) ?? NO_EMOJIS);
  const wanted = useDeferredValue(query.trim());
  const found = useMemo(() => (wanted === '' ? null : searchEmojis(sections ?? NO_EMOJIS, wanted)), [sections, wanted]);
  const lately = useMemo(() => {
    const known = new Map(
      sections?.flatMap(({ emojis }) => emojis.map((one) => [getTonelessKey(one.emoji), one] as const)),
    );
    // Keeps the tone in which it was used.
    return recent.flatMap((emoji) => {
      const one = known.get(getTonelessKey(emoji));
      return one ? { ...one, emoji, hasTones: false } : [];
    });
  }, [sections, recent]);

  const parts: readonly { part: Part; emojis: readonly Emoji[] }[] = [
    ...(lately.length > 0 ? [{ part: 'recent' as const, emojis: lately }] : []),
    ...all.map(({ group, emojis }) => ({ part: group, emojis })),
  ];
  const current = shown ?? parts[0]?.part;

  const goal = useRef<Part>(null);
  useLayoutEffect(() => {
    updateEmojiTabStop(list.current);
    const table = goal.current && list.current?.querySelector<HTMLElement>(`[data-part=${goal.current}]`);
    if (!table) return;
    goal.current = null;
    list.current?.scrollTo({ top: table.offsetTop });
  });

  function look(): void {
    const element = list.current;
    if (!element || found) return;
    const tables = [...element.querySelectorAll<HTMLElement>('[data-part]')];
    const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - LOAD_MARGIN_PX;
    const at = isAtEnd
      ? tables.at(-1)
      : (tables.findLast(({ offsetTop }) => offsetTop - LOAD_MARGIN_PX <= element.scrollTop) ?? tables[0]);
    if (at) setShown(at.dataset['part'] as Part);
  }

  function goTo(part: Part): void {
    goal.current = part;
    setQuery('');
    setShown(part);
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.target instanceof HTMLInputElement && event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>('[data-emoji]')?.focus();
    } else if (list.current) moveFocusInEmojiTables(event, list.current);
  }

  function chooseTone(next: SkinTone, isByKeyboard: boolean): void {
    onTone(next);
    setIsToning(false);
    if (isByKeyboard) head.current?.querySelector<HTMLElement>('[data-tones]')?.focus();
  }

  const label = intl.formatMessage({ id: 'kit.emoji.search' });
  return (
    <div
      className={styles.picker}
      role="group"
      aria-label={intl.formatMessage({ id: 'kit.emoji.label' })}
      onFocus={({ target }) => updateEmojiTabStop(list.current, target)}
      onKeyDown={press}
    >
      <div ref={head} className={styles.head}>
        {isToning ? (
          <SkinTonePicker tone={tone} onChoose={chooseTone} />
        ) : (
          <div className={styles.search}>
            <SearchField
              value={query}
              onChange={setQuery}
              onSubmit={() => found?.[0] && onPick(withSkinTone(found[0], tone), true)}
              label={label}
              ref={isFocusedFirst ? focusElement : undefined}
            />
          </div>
        )}
        <SkinToneButton tone={tone} isOpen={isToning} onOpen={() => setIsToning(!isToning)} />
      </div>
      <div key={wanted} ref={list} className={styles.list} aria-busy={sections === null && !onRetry} onScroll={look}>
        {sections === null && (onRetry ? <ErrorState onRetry={onRetry} /> : <EmojiPickerSkeleton />)}
        {found?.length === 0 && (
          <p className={styles.none} role="status">
            {intl.formatMessage({ id: 'kit.emoji.none' })}
          </p>
        )}
        {found
          ? found.length > 0 && (
              <EmojiTable
                title={intl.formatMessage({ id: 'kit.emoji.found' })}
                emojis={found}
                tone={tone}
                onPick={onPick}
              />
            )
          : parts.map(({ part, emojis }) => (
              <EmojiTable
                key={part}
                part={part}
                title={intl.formatMessage({ id: `kit.emoji.${part}` })}
                emojis={emojis}
                tone={tone}
                onPick={onPick}
              />
            ))}
      </div>
      <div
        className={styles.parts}
        role="toolbar"
        aria-label={intl.formatMessage({ id: 'kit.emoji.groups' })}
        onKeyDown={(event) => moveRovingFocus(event, 'button')}
      >
        {[...(lately.length > 0 ? (['recent'] as const) : []), ...EMOJI_GROUP_NAMES].map((part) => (
          <button
            key={part}
            type="button"
            className={styles.part}
            aria-label={intl.formatMessage({ id: `kit.emoji.${part}` })}
            title={intl.formatMessage({ id: `kit.emoji.${part}` })}
            aria-current={(!found && part === current) || undefined}
            disabled={sections === null}
            onMouseDown={preventFocusLoss}
            onClick={() => goTo(part)}
          >
            {SECTION_ICONS[part]}
          </button>
        ))}
      </div>
    </div>
  );
}

const focusElement = (field: HTMLInputElement | null): void => field?.focus({ preventScroll: true });

/** Keeps the focus and caret in the text field. */
const preventFocusLoss = (event: MouseEvent): void => event.preventDefault();

const SKELETON_CELLS = Array.from({ length: 48 }, (_, index) => index);

function EmojiPickerSkeleton() {
  return (
    <div className={styles.waiting} aria-hidden>
      {SKELETON_CELLS.map((index) => (
        <span key={index} />
      ))}
    </div>
  );
}
