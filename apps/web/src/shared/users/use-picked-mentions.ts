import { findMentions, mergePickedMentions, type Mention, type PickedMention } from '@quintet/domain/mentions';
import type { MentionCandidate, MentionFieldSource } from '@quintet/ui/use-mention-field';
import { useState } from 'react';

/** Stores the picked names of a text beside its draft. */
export interface PickedMentionStore {
  read(): readonly PickedMention[] | null;
  write(picked: readonly PickedMention[]): void;
}

interface Mentions {
  /** What is typed after an @; null while no name is typed. */
  readonly query: string | null;
  readonly toSource: (label: string, options: readonly MentionCandidate[]) => MentionFieldSource;
  /** The picked names that stand in a text. */
  readonly find: (text: string) => Mention[];
}

/** The mentions of a text that is being written. */
export function usePickedMentions(store: PickedMentionStore): Mentions {
  const [query, setQuery] = useState<string | null>(null);
  const readPicked = () => store.read() ?? [];
  return {
    query,
    toSource: (label, options) => ({
      label,
      options,
      onQuery: setQuery,
      onPick: ({ userId, nickname: name }) => store.write(mergePickedMentions(readPicked(), [{ userId, name }])),
    }),
    find: (text) => findMentions(text, readPicked()),
  };
}
