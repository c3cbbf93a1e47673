import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
import { ReportDone } from '../../components/ReportDone.tsx';
import { ReportForm } from '../../components/ReportForm.tsx';
import { ReportPreview } from '../../components/ReportPreview.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { MutualGroups } from '../../views/groups/MutualGroups.tsx';
import { RemarkForm } from '../../views/profile/RemarkForm.tsx';
import { OwnAuthorSettings } from '../../views/social/author/OwnAuthorSettings.tsx';
import { makeStoryAuthor } from '../../views/social/post/story-posts.ts';
import { StoryLink } from '../profile/StoryLink.tsx';
import { StoryUserList } from './StoryUserList.tsx';

const NAME = '楼下面包店的老板';
const GROUPS = [
  { id: 'g1', display_name: '周末烘焙', icon_thumbnail: null, member_count: 2300 },
  { id: 'g2', display_name: 'Bakers of the north side who walk', icon_thumbnail: null, member_count: 8 },
];
const FOLLOWERS = Array.from({ length: 12 }, (_, index) => makeStoryAuthor(index));

/** The sheets of a user's page: their title and content. */
const SHEETS = {
  remark: [
    'profile.remark.title',
    <RemarkForm
      key="remark"
      originNickname="Wren 🥐"
      nickname={NAME}
      description="周二不在，钥匙在花盆下面"
      isChanged
      isBusy={false}
      onNickname={fn()}
      onDescription={fn()}
      onSubmit={fn()}
    />,
  ],
  mutual: [
    'groups.mutual.title',
    <MutualGroups key="mutual" groups={GROUPS} link={StoryLink} toHref={({ id }) => `/room/${id}`} />,
  ],
  followers: ['social.author.followers', <StoryUserList key="followers" users={FOLLOWERS} />],
  'followers-empty': ['social.author.followers', <StoryUserList key="empty" empty="social.author.no-followers" />],
  'followers-loading': ['social.author.followers', <StoryUserList key="loading" tail="loading" />],
  'followers-failed': [
    'social.author.followers',
    <StoryUserList key="failed" tail="failed" error="errors.connection.unavailable" />,
  ],
  settings: [
    'social.author.settings',
    <OwnAuthorSettings
      key="settings"
      areLikesPrivate
      areSavesPrivate={false}
      allowsComments
      onLikesChange={fn()}
      onSavesChange={fn()}
      onCommentsChange={fn()}
    />,
  ],
  report: ['social.author.report', <ReportForm key="report" isBusy={false} onNext={fn()} />],
  'report-preview': [
    'social.author.report',
    <ReportPreview key="preview" copies={[]} isBusy={false} onBack={fn()} onSend={fn()} />,
  ],
  'report-done': [
    'social.author.report',
    <ReportDone key="done" block={{ name: NAME, isBlocked: false, isBusy: false, onBlock: fn() }} onClose={fn()} />,
  ],
} as const satisfies Record<string, readonly [MessageId, ReactNode]>;

export type StoryAuthorSheetName = keyof typeof SHEETS | 'block';

/** A sheet of a user's page, or the dialog that confirms blocking. */
export function StoryAuthorSheet({ name }: { name: StoryAuthorSheetName }) {
  const intl = useIntl();
  if (name === 'block')
    return (
      <Dialog
        isOpen
        tone="danger"
        title={intl.formatMessage({ id: 'kit.block.title' }, { name: NAME })}
        confirmLabel={intl.formatMessage({ id: 'kit.block.confirm' })}
        cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
        onConfirm={fn()}
        onCancel={fn()}
      >
        {intl.formatMessage({ id: 'kit.block.text' })}
      </Dialog>
    );
  const [title, content] = SHEETS[name];
  return (
    <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: title })}>
      {content}
    </Sheet>
  );
}
