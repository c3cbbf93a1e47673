import type { Group } from '@quintet/domain/chat/message';
import { EditGroupInfoForm } from '@quintet/ui/views/groups/EditGroupInfoForm';
import { useState, type ReactNode } from 'react';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { api } from '../../../shared/requests/api.ts';

/** Changes the name and introduction of a group (spec §6, change_info). */
export function EditGroupInfo({ group, onDone }: { group: Group; onDone: () => void }): ReactNode {
  const [name, setName] = useState(group.display_name);
  const [introduction, setIntroduction] = useState(group.introduction);
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const changes = {
    ...(name.trim() !== group.display_name && { display_name: name.trim() }),
    ...(introduction.trim() !== group.introduction && { introduction: introduction.trim() }),
  };
  const change = (set: (value: string) => void) => (value: string) => {
    clearError();
    set(value);
  };

  async function save(): Promise<void> {
    const params = { path: { id: group.id } };
    if (await submit(() => api.PUT('/api/v1/groups/{id}', { params, body: changes }))) onDone();
  }

  return (
    <EditGroupInfoForm
      name={name}
      introduction={introduction}
      isChanged={Object.keys(changes).length > 0}
      errorText={errorText}
      isBusy={isBusy}
      onName={change(setName)}
      onIntroduction={change(setIntroduction)}
      onSubmit={() => void save()}
    />
  );
}
