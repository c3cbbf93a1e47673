import { ApiError } from '@quintet/api/error';
import { IMAGE_MAX_BYTES } from '@quintet/domain/limits';
import { showError } from '../../shared/feedback/errors.ts';
import { useAsyncAction } from '../../shared/forms/use-async-action.ts';

interface PictureUpload {
  readonly isUploading: boolean;
  readonly upload: (image: File) => void;
}

/** Uploads the picture of a group by `send`; shows an error when it is too large or fails (spec §5). */
export function useGroupPictureUpload(send: (image: File) => Promise<unknown>): PictureUpload {
  const { isBusy: isUploading, run } = useAsyncAction();
  return {
    isUploading,
    upload(image) {
      if (image.size > IMAGE_MAX_BYTES)
        return showError(new ApiError({ code: 'api.file.image_too_large', status: 0, operation: 'uploadGroupIcon' }));
      return void run(() => send(image));
    },
  };
}
