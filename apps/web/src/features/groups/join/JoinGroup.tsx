import { isConnectionError, isOutageError } from '@quintet/api/error';
import { Sheet } from '@quintet/ui/Sheet';
import { Skeleton } from '@quintet/ui/Skeleton';
import { EmptyState } from '@quintet/ui/EmptyState';
import { Button } from '@quintet/ui/Button';
import { EnterGroupCodeForm } from '@quintet/ui/views/groups/EnterGroupCodeForm';
import { GroupPreview } from '@quintet/ui/views/groups/GroupPreview';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../shared/feedback/use-error-text.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { api } from '../../../shared/requests/api.ts';
import { groupByInviteCodeQuery } from '../queries.ts';
import { groupInvitationAtom } from './join-state.ts';

/** Joins a group by its invite code: typed, from a link, or from a card in a chat. */
export default function JoinGroup(): ReactNode {
  const intl = useIntl();
  const [invitation, setInvitation] = useAtom(groupInvitationAtom);
  // Stays during the closing animation.
  const [shown, setShown] = useState(invitation);
  if (invitation && invitation !== shown) setShown(invitation);
  const close = (): void => setInvitation(null);
  const enterCode = (code: string | null): void => setInvitation({ code });
  return (
    <Sheet isOpen={invitation !== null} onClose={close} title={intl.formatMessage({ id: 'groups.join.title' })}>
      {shown &&
        (shown.code === null ? (
          <EnterGroupCodeForm onSubmit={enterCode} />
        ) : (
          <SharedGroup key={shown.code} code={shown.code} onOtherCode={() => enterCode(null)} onDone={close} />
        ))}
    </Sheet>
  );
}

interface SharedGroupProps {
  code: string;
  onOtherCode: () => void;
  onDone: () => void;
}

/** The group behind a code, or why the code no longer works. */
function SharedGroup({ code, onOtherCode, onDone }: SharedGroupProps): ReactNode {
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(groupByInviteCodeQuery(code));
  const errorText = useErrorText(error);
  const { submit, isBusy, errorText: joinError } = useFormSubmit();

  function openGroup(id: string): void {
    onDone();
    void navigate(paths.room.href({ id }));
  }

  if (data) {
    const { id, is_member: isMember } = data;
    const join = async (): Promise<void> => {
      if (isMember) return openGroup(id);
      const isJoined = await submit(() => api.POST('/api/v1/share/group/join', { body: { share_code: code } }));
      if (isJoined) openGroup(id);
    };
    return (
      <GroupPreview
        group={{
          id,
          isMember,
          name: data.display_name,
          src: data.icon_thumbnail,
          introduction: data.introduction,
          memberCount: data.member_count,
          memberLimit: data.member_limit,
        }}
        errorText={joinError}
        isBusy={isBusy}
        onEnter={() => void join()}
      />
    );
  }
  if (error && errorText !== undefined) {
    return (
      <div role="alert">
        <EmptyState
          illustration={isConnectionError(error) ? 'offline' : 'broken'}
          title={errorText}
          action={
            isOutageError(error) ? (
              <Button variant="secondary" icon="retry" isBusy={isFetching} onClick={() => void refetch()}>
                <FormattedMessage id="kit.error.retry" />
              </Button>
            ) : (
              <Button variant="secondary" onClick={onOtherCode}>
                <FormattedMessage id="groups.join.other-code" />
              </Button>
            )
          }
        />
      </div>
    );
  }
  return (
    <div aria-busy>
      <Skeleton shape="row" count={2} />
    </div>
  );
}
