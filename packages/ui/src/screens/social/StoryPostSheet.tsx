import type { MessageId } from '@quintet/i18n/ids';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Dialog } from '../../components/Dialog.tsx';
import { ReportForm } from '../../components/ReportForm.tsx';
import { ReportPreview } from '../../components/ReportPreview.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { EXAMPLE_REPORT_CONTENT_COPIES } from '../../components/story-report.ts';
import { EditPostForm } from '../../views/social/post/EditPostForm.tsx';
import { PostPrivacyFields } from '../../views/social/post/PostPrivacyFields.tsx';
import { makeStoryAuthor, makeStoryImage } from '../../views/social/post/story-posts.ts';
import { StoryPictureList } from '../../views/social/publish/StoryPictureList.tsx';
import { StoryUserList } from './StoryUserList.tsx';

const USERS = [2, 0, 5, 3, 4].map(makeStoryAuthor);
const FILES = [1, 3, 2].map((seed) => ({
  id: `${seed}`,
  kind: 'image' as const,
  src: makeStoryImage(seed).url,
  canCrop: false,
}));
/** The report of a comment: its post and the comment. */
const REPORTED_COMMENT = EXAMPLE_REPORT_CONTENT_COPIES.slice(2, 4);

const edit = {
  text: '今天的面包终于烤得像样了，分享一下配方',
  tags: ['山野', 'slow mornings'],
  onTextChange: fn(),
  onTagsChange: fn(),
  canSave: true,
  isBusy: false,
  onSave: fn(),
  files: <StoryPictureList files={FILES} />,
};

function EditFailed() {
  const errorText = useIntl().formatMessage({ id: 'errors.connection.failed' });
  return <EditPostForm {...edit} errorText={errorText} />;
}

/** The sheets of a post's page: their title and content. */
const SHEETS = {
  likers: ['social.post.likers', <StoryUserList key="likers" users={USERS} />],
  'likers-loading': ['social.post.likers', <StoryUserList key="loading" tail="loading" />],
  'likers-failed': [
    'social.post.likers',
    <StoryUserList key="failed" tail="failed" error="errors.connection.unavailable" />,
  ],
  viewers: ['social.post.viewers', <StoryUserList key="viewers" users={USERS.slice(2)} />],
  'no-viewers': ['social.post.viewers', <StoryUserList key="none" empty="social.post.no-viewers" />],
  edit: ['social.post.edit', <EditPostForm key="edit" {...edit} />],
  'edit-failed': ['social.post.edit', <EditFailed key="failed" />],
  permissions: [
    'social.post.permissions',
    <PostPrivacyFields
      key="permissions"
      isTitled
      audience="mutual"
      allowsComments
      onAudienceChange={fn()}
      onCommentsChange={fn()}
    />,
  ],
  report: ['social.post.report', <ReportForm key="report" isBusy={false} onNext={fn()} />],
  'report-comment': [
    'social.comment.report',
    <ReportPreview key="preview" copies={REPORTED_COMMENT} isBusy={false} onBack={fn()} onSend={fn()} />,
  ],
} as const satisfies Record<string, readonly [MessageId, ReactNode]>;

/** The questions before an action: title, text and confirmation. */
const QUESTIONS = {
  delete: ['social.post.delete-title', 'social.post.delete-text', 'social.post.delete-confirm'],
  'delete-comment': ['social.comment.delete-title', 'social.comment.delete-text', 'social.comment.delete'],
} as const satisfies Record<string, readonly [MessageId, MessageId, MessageId]>;

export type StoryPostSheetName = keyof typeof SHEETS | keyof typeof QUESTIONS;

const isQuestion = (name: StoryPostSheetName): name is keyof typeof QUESTIONS => name in QUESTIONS;

/** A sheet of a post's page, or the dialog before an action. */
export function StoryPostSheet({ name }: { name: StoryPostSheetName }) {
  const intl = useIntl();
  if (!isQuestion(name))
    return (
      <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: SHEETS[name][0] })}>
        {SHEETS[name][1]}
      </Sheet>
    );
  const [title, text, confirm] = QUESTIONS[name];
  return (
    <Dialog
      isOpen
      tone="danger"
      title={intl.formatMessage({ id: title })}
      confirmLabel={intl.formatMessage({ id: confirm })}
      cancelLabel={intl.formatMessage({ id: 'kit.dialog.cancel' })}
      onConfirm={fn()}
      onCancel={fn()}
    >
      {intl.formatMessage({ id: text })}
    </Dialog>
  );
}
