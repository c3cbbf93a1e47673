import { ApiError } from '@quintet/api/error';
import type { Schemas } from '@quintet/api/types';
import { useFormSubmit } from '../../../shared/forms/use-form-submit.ts';
import { useAvatarUpload } from '../../../shared/files/use-avatar-upload.tsx';
import { api } from '../../../shared/requests/api.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useNewGroupDraft } from './new-group-draft.ts';

type CreatedGroup = Schemas['CreatedGroup'];

/** An uploaded picture can be used for a day. */
const isPictureExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'api.body.param_invalid.icon';

/** The draft of a new group and its creation in one request (spec §7). */
export function useNewGroupForm(onCreated: (created: CreatedGroup) => void) {
  const { draft, change, discard } = useNewGroupDraft(useSession().userId);
  const { submit, clearError, errorText, isBusy } = useFormSubmit();
  const picture = useAvatarUpload({
    operation: 'uploadGroupIcon',
    async upload(image) {
      const { data } = await api.POST('/api/v1/groups/icon', { body: { image } });
      change({ picture: data!.result });
    },
  });

  async function send(): Promise<void> {
    const { cid, memberIds, name, picture: uploaded } = draft;
    try {
      const { data } = await api.POST('/api/v1/groups', {
        body: {
          cid,
          display_name: name.trim(),
          member_ids: [...memberIds],
          ...(uploaded && { icon: uploaded.icon }),
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
    /** Where the picture is cropped. */
    cropSheet: picture.sheet,
    change: (changes: Parameters<typeof change>[0]) => {
      clearError();
      change(changes);
    },
    form: {
      name: draft.name,
      picture: draft.picture?.icon_thumbnail ?? null,
      memberCount: draft.memberIds.length,
      isUploading: picture.isUploading,
      isBusy,
      errorText,
      onPicture: picture.select,
      onSubmit: () => void submit(send),
    },
  };
}
