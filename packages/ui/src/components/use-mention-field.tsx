import { getPartialMention, type PartialMention } from '@quintet/domain/mentions';
import {
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { isComposing } from './is-composing.ts';
import { MentionList, toMentionCandidateElementId, type MentionCandidate } from './MentionList.tsx';
import { useInsertAtCaret } from './use-insert-at-caret.ts';

export type { MentionCandidate };

/** Where names that are typed after an @ are looked up. */
export interface MentionFieldSource {
  /** The label of the list. */
  readonly label: string;
  /** The users that the last query has found. */
  readonly options: readonly MentionCandidate[];
  /** What is typed after the @; null when the list closes. */
  readonly onQuery: (query: string | null) => void;
  readonly onPick: (option: MentionCandidate) => void;
}

interface MentionField {
  /** The list, while a name is typed that finds somebody. */
  readonly list: ReactNode;
  readonly fieldProps: Pick<
    ComponentPropsWithoutRef<'textarea'>,
    'onSelect' | 'onBlur' | 'aria-autocomplete' | 'aria-controls' | 'aria-activedescendant'
  >;
  /** Returns whether the key was for the list. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Lets a text field complete names after an @. Without a source it does nothing. */
export function useMentionField(
  field: RefObject<HTMLTextAreaElement | null>,
  source: MentionFieldSource | undefined,
): MentionField {
  const id = useId();
  const insert = useInsertAtCaret(field);
  const [typed, setTyped] = useState<PartialMention | null>(null);
  const [active, setActive] = useState(0);
  if (!source) return { list: null, fieldProps: {}, onKeyDown: () => false };
  const options = typed ? source.options : [];
  const isOpen = options.length > 0;
  const index = Math.min(active, options.length - 1);

  function change(next: PartialMention | null): void {
    if (next?.query === typed?.query && next?.start === typed?.start) return;
    setTyped(next);
    setActive(0);
    source!.onQuery(next?.query ?? null);
  }

  function track(): void {
    const { value, selectionStart, selectionEnd } = field.current!;
    change(selectionStart === selectionEnd ? getPartialMention(value, selectionStart) : null);
  }

  function pick(option: MentionCandidate): void {
    const { value, selectionStart: caret } = field.current!;
    source!.onPick(option);
    field.current!.setSelectionRange(typed!.start, caret);
    insert(value[caret] === ' ' ? `@${option.nickname}` : `@${option.nickname} `, false);
    change(null);
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen || isComposing(event)) return false;
    const { key } = event;
    if (key === 'ArrowDown') setActive((index + 1) % options.length);
    else if (key === 'ArrowUp') setActive((index + options.length - 1) % options.length);
    else if (key === 'Escape') change(null);
    else if ((key === 'Enter' && !event.shiftKey) || key === 'Tab') pick(options[index]!);
    else return false;
    event.preventDefault();
    return true;
  }

  return {
    list: isOpen && <MentionList id={id} label={source.label} options={options} active={index} onPick={pick} />,
    fieldProps: {
      onSelect: track,
      onBlur: () => change(null),
      'aria-autocomplete': 'list',
      ...(isOpen && { 'aria-controls': id, 'aria-activedescendant': toMentionCandidateElementId(id, index) }),
    },
    onKeyDown,
  };
}
