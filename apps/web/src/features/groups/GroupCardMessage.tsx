import { toCountTranslationValues } from '@quintet/domain/counters';
import type { Schemas } from '@quintet/api/types';
import { SharedContentCard } from '@quintet/ui/views/social/share/SharedContentCard';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../shared/navigation/paths.ts';
import { openGroupInvitation } from './join/join-state.ts';

/** A group shared into a chat. Its target is the invite code of its sender. */
export function GroupCardMessage({ message: { target_id, share } }: { message: Schemas['Message'] }): ReactNode {
  const intl = useIntl();
  const code = target_id ?? '';
  const count = share?.member_count;
  return (
    <SharedContentCard
      kind="group"
      id={share?.group_id ?? ''}
      title={share?.title ?? ''}
      detail={
        count === undefined
          ? undefined
          : intl.formatMessage({ id: 'chat.room.members' }, toCountTranslationValues(count))
      }
      image={share?.image ?? null}
      href={paths.chat.href({ invite: code })}
      onOpen={() => openGroupInvitation(code)}
    />
  );
}
