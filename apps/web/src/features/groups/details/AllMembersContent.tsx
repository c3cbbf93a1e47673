import type { Schemas } from '@quintet/api/types';
import { EmptyState } from '@quintet/ui/EmptyState';
import { MemberList, type MemberSelectionState } from '@quintet/ui/views/groups/MemberList';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { groupMembersQuery } from '../queries.ts';
import { type ShownMember, useToShownMember } from '../use-shown-member.ts';
import { usePagedListEnd } from '../../../shared/loading/use-paged-list-end.ts';

/** Milliseconds without typing before the server is searched. */
const DEBOUNCE_MS = 350;

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

interface MembersContentProps {
  groupId: string;
  /** Finds members by name. */
  text: string;
  /** Lists only the members that can be picked. */
  canPick?: (member: Schemas['Member']) => boolean;
  /** With it, members are selected. */
  selection?: MemberSelectionState;
  onMember: (member: ShownMember) => void;
}

/** All members of a group, or those that the text finds. */
export function AllMembersContent(props: MembersContentProps): ReactNode {
  const { groupId, text, canPick = () => true, selection, onMember } = props;
  const intl = useIntl();
  const toShown = useToShownMember();
  const query = useInfiniteQuery({
    ...groupMembersQuery(groupId, useDebounced(text)),
    placeholderData: keepPreviousData,
  });
  const { data, fetchNextPage } = query;
  const { tail, errorText, retry } = usePagedListEnd(query);
  const found = data?.pages.flatMap(({ list }) => list).filter(canPick) ?? [];
  return (
    <MemberList
      members={found.map(toShown)}
      selection={selection}
      tail={tail}
      emptyState={<EmptyState illustration="search" title={intl.formatMessage({ id: 'kit.picker.none' })} />}
      errorText={errorText}
      onOpen={(id) => {
        const member = found.find((one) => one.id === id);
        if (member) onMember(toShown(member));
      }}
      onNearEnd={() => void fetchNextPage()}
      onRetry={retry}
    />
  );
}
