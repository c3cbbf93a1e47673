import { Sheet } from '@quintet/ui/Sheet';
import { Skeleton } from '@quintet/ui/Skeleton';
import { RemarkForm } from '@quintet/ui/views/profile/RemarkForm';
import { ErrorState } from '@quintet/ui/ErrorState';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom, useAtomValue } from 'jotai/react';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showToast } from '../../../shared/feedback/toasts.ts';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { api } from '../../../shared/requests/api.ts';
import { useSession } from '../../../shared/session/session.ts';
import { userMemoQuery, userQuery } from '../../../shared/users/queries.ts';
import { remarkNicknamesAtom } from '../../../shared/users/remarks.ts';
import { saveRemarkNickname } from '../../../shared/users/sync-remarks.ts';
import { editedRemarkUserIdAtom } from './remark-state.ts';

interface EditRemarkProps {
  userId: string;
  originNickname: string;
  description: string;
  onDone: () => void;
}

function EditRemark({ userId, originNickname, description: savedDescription, onDone }: EditRemarkProps): ReactNode {
  const session = useSession();
  const client = useQueryClient();
  const savedNickname = useAtomValue(remarkNicknamesAtom).get(userId) ?? '';
  const [nickname, setNickname] = useState(savedNickname);
  const [description, setDescription] = useState(savedDescription);
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const isRenamed = nickname.trim() !== savedNickname;
  const isDescribed = description.trim() !== savedDescription;
  const change = (set: (value: string) => void) => (value: string) => {
    clearError();
    set(value);
  };

  async function send(): Promise<void> {
    if (isDescribed) {
      const body = { memo: description.trim() };
      await api.POST('/api/v1/users/memo/{id}', { params: { path: { id: userId } }, body });
      client.setQueryData(userMemoQuery(userId).queryKey, { result: body });
    }
    if (isRenamed) await saveRemarkNickname(session, userId, nickname);
  }

  async function save(): Promise<void> {
    if (!(await submit(send))) return;
    showToast('profile.remark.saved');
    onDone();
  }

  return (
    <RemarkForm
      originNickname={originNickname}
      nickname={nickname}
      description={description}
      isChanged={isRenamed || isDescribed}
      errorText={errorText}
      isBusy={isBusy}
      onNickname={change(setNickname)}
      onDescription={change(setDescription)}
      onSubmit={() => void save()}
    />
  );
}

function LoadedRemark({ userId, onDone }: { userId: string; onDone: () => void }): ReactNode {
  const known = useQuery(userQuery(userId));
  const described = useQuery(userMemoQuery(userId));
  if (known.data && described.data !== undefined)
    return (
      <EditRemark userId={userId} originNickname={known.data.nickname} description={described.data} onDone={onDone} />
    );
  if (!known.isError && !described.isError) return <Skeleton shape="row" count={3} />;
  const retry = (): void => void Promise.all([known.refetch(), described.refetch()]);
  return <ErrorState onRetry={retry} isRetrying={known.isFetching || described.isFetching} />;
}

/** The sheet that edits the remark about a user. */
export default function RemarkSheet(): ReactNode {
  const intl = useIntl();
  const [edited, setEdited] = useAtom(editedRemarkUserIdAtom);
  const close = (): void => setEdited(null);
  // Stays during the closing animation.
  const [last, setLast] = useState(edited);
  if (edited !== null && edited !== last) setLast(edited);
  return (
    <Sheet isOpen={edited !== null} onClose={close} title={intl.formatMessage({ id: 'profile.remark.title' })}>
      {last !== null && <LoadedRemark key={last} userId={last} onDone={close} />}
    </Sheet>
  );
}
