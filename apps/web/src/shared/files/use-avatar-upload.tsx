import { ApiError } from '@quintet/api/error';
import type { OperationId } from '@quintet/api/types';
import { IMAGE_MAX_BYTES } from '@quintet/domain/limits';
import type { ImageCropRect } from '@quintet/ui/CropStage';
import { Sheet } from '@quintet/ui/Sheet';
import { Skeleton } from '@quintet/ui/Skeleton';
import { useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { showError } from '../feedback/errors.ts';
import { showToast } from '../feedback/toasts.ts';
import { useAsyncAction } from '../forms/use-async-action.ts';
import { LazyPagePart } from '../loading/LazyPagePart.tsx';
import { cropImageToAvatar } from './crop-image-to-avatar.ts';

interface SelectedImage {
  readonly src: string;
  readonly type: string;
  readonly image: HTMLImageElement;
}

interface AvatarUploadOptions {
  /** Uploads the cropped picture of 360 × 360. */
  readonly upload: (image: File) => Promise<unknown>;
  readonly operation: OperationId;
  /** Users have round pictures, groups square ones. */
  readonly isRound?: boolean;
}

interface AvatarUpload {
  readonly isUploading: boolean;
  readonly select: (file: File) => void;
  /** Where the user crops the selected file. It stays open while the upload fails. */
  readonly sheet: ReactNode;
}

async function loadAvatarCrop() {
  const { AvatarCrop } = await import('@quintet/ui/AvatarCrop');
  return { default: AvatarCrop };
}

/** Changes the picture of a user or a group: selects a file, crops it and uploads it (spec §5, §7, §9). */
export function useAvatarUpload({ upload, operation, isRound = false }: AvatarUploadOptions): AvatarUpload {
  const intl = useIntl();
  const [selected, setSelected] = useState<SelectedImage | null>(null);
  const { isBusy: isUploading, run } = useAsyncAction();
  useEffect(() => () => void (selected && URL.revokeObjectURL(selected.src)), [selected]);

  async function select(file: File): Promise<void> {
    if (file.size > IMAGE_MAX_BYTES)
      return showError(new ApiError({ code: 'api.file.image_too_large', status: 0, operation }));
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
      setSelected({ src: image.src, type: file.type, image });
    } catch {
      URL.revokeObjectURL(image.src);
      showToast('kit.crop.unreadable');
    }
  }

  const crop = ({ image, type }: SelectedImage, square: ImageCropRect): Promise<void> =>
    run(async () => {
      await upload(await cropImageToAvatar(image, square, type));
      setSelected(null);
    });

  return {
    isUploading,
    select: (file) => void select(file),
    sheet: (
      <Sheet
        isOpen={selected !== null}
        onClose={() => setSelected(null)}
        title={intl.formatMessage({ id: 'kit.crop.title' })}
      >
        {selected && (
          <LazyPagePart
            load={loadAvatarCrop}
            props={{ src: selected.src, isBusy: isUploading, isRound, onCrop: (square) => void crop(selected, square) }}
            fallback={<Skeleton shape="picture" />}
          />
        )}
      </Sheet>
    ),
  };
}
