import { checkComment } from '@quintet/domain/social/writing';
import { CommentForm } from '@quintet/ui/views/social/CommentForm';
import { useAtom, useAtomValue, useSetAtom } from 'jotai/react';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../shared/toasts.ts';
import { useFormSubmit } from '../../../shared/use-form-submit.ts';
import { sendCommentAtom } from './send-comment.ts';
import { closeWritingAtom, typedAtom, writingAtom, writtenAtom, type Writing } from './composing.ts';

interface WriterProps {
  postId: string;
  isInPlace: boolean;
}

/** The form of a post's comments. */
export default function Writer({ postId, isInPlace }: WriterProps): ReactNode {
  const writing = useAtomValue(writingAtom);
  const isOpen = writing?.postId === postId;
  return (
    <Form key={isOpen ? writing.reply?.id : ''} writing={isOpen ? writing : { postId }} {...{ isOpen, isInPlace }} />
  );
}

interface FormProps {
  writing: Writing;
  isOpen: boolean;
  isInPlace: boolean;
}

function Form({ writing, isOpen, isInPlace }: FormProps): ReactNode {
  const intl = useIntl();
  const [text, setText] = useAtom(useMemo(() => typedAtom(writing), [writing]));
  const close = useSetAtom(closeWritingAtom);
  const send = useSetAtom(sendCommentAtom);
  const setWritten = useSetAtom(writtenAtom);
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const problem = checkComment(text);
  // Length is counted below the field; a link is told at once.
  const error = errorText ?? (problem && intl.formatMessage({ id: problem.id }, problem.values));

  async function go(): Promise<void> {
    let sent = '';
    const isDone = await submit(async () => {
      sent = (await send(writing, text.trim())).id;
    });
    // What was typed stays until it has arrived.
    if (!isDone) return;
    setText('');
    close();
    setWritten(sent);
    showToast('social.comment.sent');
  }

  return (
    <CommentForm
      isOpen={isOpen}
      isInPlace={isInPlace}
      replyTo={writing.reply?.name ?? null}
      value={text}
      onChange={(typed) => {
        setText(typed);
        clearError();
      }}
      error={error ?? undefined}
      canSend={text.trim() !== '' && problem === null}
      isBusy={isBusy}
      onSend={() => void go()}
      onClose={close}
    />
  );
}
