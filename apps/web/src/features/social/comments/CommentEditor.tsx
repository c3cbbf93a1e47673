import { validateComment } from '@quintet/domain/social/post-validation';
import { CommentForm } from '@quintet/ui/views/social/comments/CommentForm';
import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { renderEmojiPicker } from '../../../shared/emoji/render-emoji-picker.tsx';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { useCommentMentions } from './use-comment-mentions.ts';
import { sendCommentAtom } from './send-comment.ts';
import {
  closeCommentComposerAtom,
  createCommentDraftAtom,
  commentTargetAtom,
  setLastSentCommentIdAtom,
  type CommentTarget,
} from './composing.ts';

interface CommentEditorProps {
  postId: string;
  isInline: boolean;
}

/** The comment editor of a post. */
export default function CommentEditor({ postId, isInline }: CommentEditorProps): ReactNode {
  const target = useAtomValue(commentTargetAtom);
  const isOpen = target?.postId === postId;
  return (
    <CommentEditorForm
      key={isOpen ? target.reply?.id : ''}
      target={isOpen ? target : { postId }}
      {...{ isOpen, isInline }}
    />
  );
}

interface CommentEditorFormProps {
  target: CommentTarget;
  isOpen: boolean;
  isInline: boolean;
}

function CommentEditorForm({ target, isOpen, isInline }: CommentEditorFormProps): ReactNode {
  const intl = useIntl();
  const [text, setText] = useAtom(useMemo(() => createCommentDraftAtom(target), [target]));
  const close = useSetAtom(closeCommentComposerAtom);
  const send = useSetAtom(sendCommentAtom);
  const setWritten = useSetAtom(setLastSentCommentIdAtom);
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const mentions = useCommentMentions(target.postId);
  const textError = validateComment(text);
  // The length is shown by the counter; other errors show at once.
  const error = errorText ?? (textError && intl.formatMessage({ id: textError.id }, textError.values));

  async function submitComment(): Promise<void> {
    let sent = '';
    const isDone = await submit(async () => {
      const trimmed = text.trim();
      sent = (await send(target, { text: trimmed, mentions: mentions.find(trimmed) })).id;
    });
    // The text stays until the comment was sent.
    if (!isDone) return;
    setText('');
    close();
    setWritten(sent);
    showToast('social.comment.sent');
  }

  return (
    <CommentForm
      isOpen={isOpen}
      isInline={isInline}
      replyTo={target.reply ?? null}
      emojis={renderEmojiPicker}
      value={text}
      onChange={(typed) => {
        setText(typed);
        clearError();
      }}
      mentions={mentions.source}
      error={error ?? undefined}
      canSend={text.trim() !== '' && textError === null}
      isBusy={isBusy}
      onSend={() => void submitComment()}
      onClose={close}
    />
  );
}
