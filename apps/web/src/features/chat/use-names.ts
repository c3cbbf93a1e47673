import { useAtomValue } from 'jotai/react';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useChat } from './chat-client-atom.ts';
import { groupAtom, peopleAtom } from './data/atoms.ts';
import type { Person } from './db/schema.ts';
import { useUnchanged } from './use-event-callback.ts';

export interface Names {
  person(id: string): Pick<Person, 'nickname' | 'avatar_thumbnail'> | undefined;
  /** A name for the beginning of a sentence; “You” for oneself. */
  name(id: string): string;
  /** Several names for its end; beyond three they are counted. */
  names(ids: readonly string[]): string;
}

const NAMED = 3;

/** Names of a group’s people, for those whose ids are given; who is not known yet is asked for. */
export function useNames(groupId: string, ids: readonly string[]): Names {
  const intl = useIntl();
  const chat = useChat();
  const people = useAtomValue(peopleAtom);
  // A group that is read anew brings it as another object.
  const target = useUnchanged(useAtomValue(groupAtom(groupId))?.target);
  const wanted = [...new Set(ids)]
    .filter((id) => id !== chat?.me && id !== target?.id)
    .sort()
    .join(' ');

  useEffect(() => {
    if (wanted !== '') chat?.askPeople(groupId, wanted.split(' '));
  }, [chat, groupId, wanted]);

  return useMemo(() => {
    const cancelled = { nickname: intl.formatMessage({ id: 'chat.room.cancelled' }), avatar_thumbnail: null };
    const person = (id: string): ReturnType<Names['person']> => {
      const known = id === target?.id ? target : people.get(id);
      return known?.account_cancelled ? cancelled : known;
    };
    const name = (id: string): string =>
      id === chat?.me
        ? intl.formatMessage({ id: 'chat.you' })
        : (person(id)?.nickname ?? intl.formatMessage({ id: 'chat.someone' }));
    return {
      person,
      name,
      names(of) {
        const object = (id: string): string =>
          id === chat?.me ? intl.formatMessage({ id: 'chat.you-object' }) : name(id);
        const named = intl.formatList(of.slice(0, NAMED).map(object), { type: 'unit', style: 'short' });
        const count = of.length - NAMED;
        return count > 0 ? intl.formatMessage({ id: 'chat.names.and-more' }, { names: named, count }) : named;
      },
    };
  }, [chat, intl, people, target]);
}
