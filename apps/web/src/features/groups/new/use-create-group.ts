import { ApiError } from '@quintet/api/error';
import type { Schemas } from '@quintet/api/types';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { api } from '../../../shared/requests/api.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useGroupPictureUpload } from '../use-group-picture-upload.ts';
import { useNewGroupDraft } from './new-group-draft.ts';

type CreatedGroup = Schemas['CreatedGroup'];

/** An uploaded picture can be used for a day. */
const isPictureExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'api.body.param_invalid.icon';

/** The draft of a new group and its creation in one request (spec §7). */
export function useCreateGroup(onCreated: (created: CreatedGroup) => void) {
  const { draft, change, discard } = useNewGroupDraft(useSession().userId);
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const { isUploading, upload } = useGroupPictureUpload(async (image) => {
    const { data } = await api.POST('/api/v1/groups/icon', { body: { image } });
    change({ picture: data!.result });
  });

  async function send(): Promise<void> {
    const { cid, memberIds, name, picture } = draft;
    try {
      const { data } = await api.POST('/api/v1/groups', {
        body: {
          cid,
          display_name: name.trim(),
          member_ids: [...memberIds],
          ...(picture && { icon: picture.icon }),
        },
      });
      discard();
      onCreated(data!.result);
    } catch (error) {
      if (isPictureExpired(error)) change({ picture: null });
      throw error;
    }
  }

  return {
    draft,
    change: (changes: Parameters<typeof change>[0]) => {
      clearError();
      change(changes);
    },
    form: {
      name: draft.name,
      picture: draft.picture?.icon_thumbnail ?? null,
      memberCount: draft.memberIds.length,
      isUploading,
      isBusy,
      errorText,
      onPicture: upload,
      onSubmit: () => void submit(send),
    },
  };
}
