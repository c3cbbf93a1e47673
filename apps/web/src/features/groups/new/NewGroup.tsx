import type { Schemas } from '@quintet/api/types';
import { GROUP_INITIAL_MEMBERS_MAX } from '@quintet/domain/limits';
import { Button } from '@quintet/ui/Button';
import { Sheet } from '@quintet/ui/Sheet';
import { NewGroupForm } from '@quintet/ui/views/groups/NewGroupForm';
import { NotAddedList, type NotAddedUser } from '@quintet/ui/views/groups/NotAddedList';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/navigation/paths.ts';
import { ownUserQuery } from '../../../shared/users/own-user.ts';
import { SelectFriends } from '../SelectFriends.tsx';
import { useToNotAddedUsers } from '../use-not-added.ts';
import { closeNewGroupAtom, isNewGroupOpenAtom } from './new-group-state.ts';
import { CannotCreateGroupSheet } from './CannotCreateGroupSheet.tsx';
import { useNewGroupForm } from './use-new-group-form.ts';

interface CreatedGroup {
  readonly group: Schemas['CreatedGroup']['group'];
  readonly notAdded: readonly NotAddedUser[];
}

/** Creates a group: selects friends, then name and picture; says who could not be added (spec §2). */
export default function NewGroup(): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const isOpen = useAtomValue(isNewGroupOpenAtom);
  const close = useSetAtom(closeNewGroupAtom);
  const isAllowed = useQuery(ownUserQuery()).data?.can_create_group ?? true;
  const toShown = useToNotAddedUsers();
  const [isNaming, setIsNaming] = useState(false);
  const [created, setCreated] = useState<CreatedGroup | null>(null);

  function openGroup({ id }: CreatedGroup['group']): void {
    close();
    setCreated(null);
    void navigate(paths.room.href({ id }));
  }
  const { draft, change, form, cropSheet } = useNewGroupForm(({ group, not_added }) => {
    setIsNaming(false);
    if (not_added.length > 0) setCreated({ group, notAdded: toShown(not_added) });
    else openGroup(group);
  });

  if (!isAllowed) return <CannotCreateGroupSheet isOpen={isOpen} onClose={close} />;
  return (
    <>
      <SelectFriends
        key={draft.cid}
        isOpen={isOpen && !isNaming && !created}
        title={intl.formatMessage({ id: 'groups.new.title' })}
        limit={GROUP_INITIAL_MEMBERS_MAX}
        confirmLabel={(count) =>
          intl.formatMessage({ id: count > 0 ? 'groups.new.next-count' : 'groups.new.next' }, { count })
        }
        initialIds={draft.memberIds}
        onChange={(memberIds) => change({ memberIds })}
        onConfirm={(memberIds) => {
          change({ memberIds });
          setIsNaming(true);
        }}
        onClose={close}
      />
      <Sheet
        isOpen={isOpen && isNaming}
        onClose={close}
        onBack={() => setIsNaming(false)}
        title={intl.formatMessage({ id: 'groups.new.title' })}
      >
        <NewGroupForm {...form} onName={(name) => change({ name })} />
      </Sheet>
      {cropSheet}
      <Sheet
        isOpen={isOpen && created !== null}
        onClose={() => created && openGroup(created.group)}
        title={intl.formatMessage({ id: 'groups.not-added.title' })}
        footer={
          <Button isBlock onClick={() => created && openGroup(created.group)}>
            <FormattedMessage id="groups.not-added.open" />
          </Button>
        }
      >
        {created && <NotAddedList groupName={created.group.display_name} users={created.notAdded} />}
      </Sheet>
    </>
  );
}
