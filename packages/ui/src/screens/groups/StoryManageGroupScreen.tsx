import type { MessageId } from '@quintet/i18n/ids';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { SelectionFooter } from '../../components/SelectionFooter.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { EXAMPLE_GROUP, EXAMPLE_MEMBERS } from '../../views/groups/story-groups.ts';
import { StoryRoomScreen } from '../chat/StoryRoomScreen.tsx';
import { StoryManageGroupPage } from './StoryManageGroupPage.tsx';

const TITLES = {
  member: 'groups.member.title',
  admin: 'groups.member.title',
  block: 'groups.member.title',
  transfer: 'groups.member.title',
  'remove-member': 'groups.member.title',
  'make-admin': 'groups.member.title',
  loading: 'groups.member.title',
  failed: 'groups.member.title',
  offline: 'groups.member.title',
  memberPermissions: 'groups.member-permission.title',
  admins: 'groups.admins.title',
  'admins-empty': 'groups.admins.title',
  blacklist: 'groups.blacklist.title',
  'blacklist-empty': 'groups.blacklist.title',
  remove: 'groups.remove.title',
  dissolve: 'groups.dissolve.title',
} as const satisfies Record<string, MessageId>;

/** The questions before an action on a member: title, text and confirmation. */
const QUESTIONS = {
  block: ['groups.member.block-title', 'groups.member.block-text', 'groups.member.block-confirm'],
  transfer: ['groups.member.transfer-title', 'groups.member.transfer-text', 'groups.member.transfer-confirm'],
  'remove-member': ['groups.member.remove-title', 'groups.member.remove-text', 'groups.member.remove-confirm'],
  'make-admin': ['groups.member.admin-title', 'groups.member.admin-text', 'groups.member.admin-confirm'],
} as const satisfies Record<string, readonly [MessageId, MessageId, MessageId]>;

export type StoryManageGroupScreenState = keyof typeof TITLES;

/** Managing a group in its details, as features/groups/manage composes it. */
export function StoryManageGroupScreen({ state }: { state: StoryManageGroupScreenState }) {
  const intl = useIntl();
  return (
    <>
      <StoryRoomScreen state={state === 'offline' ? 'offline' : 'full'} kind="group" />
      <Sheet
        isOpen
        onClose={fn()}
        onBack={fn()}
        title={intl.formatMessage({ id: TITLES[state] })}
        height="full"
        {...(state === 'remove' && {
          header: <SearchField value="" onChange={fn()} label={intl.formatMessage({ id: 'kit.picker.search' })} />,
          footer: (
            <SelectionFooter
              count={2}
              limit={100}
              label={intl.formatMessage({ id: 'groups.remove.submit-count' }, { count: 2 })}
              isDanger
              onConfirm={fn()}
            />
          ),
        })}
      >
        <StoryManageGroupPage state={state} />
      </Sheet>
      {state in QUESTIONS && <Question name={state as keyof typeof QUESTIONS} />}
    </>
  );
}

function Question({ name }: { name: keyof typeof QUESTIONS }) {
  const intl = useIntl();
  const [title, text, confirm] = QUESTIONS[name];
  const values = { name: EXAMPLE_MEMBERS[3]!.name, group: EXAMPLE_GROUP.avatar.name };
  return (
    <Dialog
      isOpen
      tone={name === 'make-admin' ? 'normal' : 'danger'}
      title={intl.formatMessage({ id: title }, values)}
      confirmLabel={intl.formatMessage({ id: confirm })}
      cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
      onConfirm={fn()}
      onCancel={fn()}
    >
      {intl.formatMessage({ id: text }, values)}
    </Dialog>
  );
}
