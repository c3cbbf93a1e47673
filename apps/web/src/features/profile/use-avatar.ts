import { ApiError } from '@quintet/api/error';
import { IMAGE_MAX_BYTES } from '@quintet/domain/limits';
import type { Area } from '@quintet/ui/CropStage';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/requests/api.ts';
import { showError } from '../../shared/feedback/errors.ts';
import { showToast } from '../../shared/feedback/toasts.ts';
import { cropAvatar } from './crop-avatar.ts';
import { patchMe } from './queries.ts';

interface SelectedImage {
  readonly src: string;
  readonly type: string;
  readonly image: HTMLImageElement;
}

interface AvatarChange {
  /** The image being cropped. */
  readonly selected: SelectedImage | null;
  readonly isUploading: boolean;
  readonly select: (file: File) => Promise<void>;
  readonly crop: (square: Area) => Promise<void>;
  readonly cancel: () => void;
}

/** Changes the avatar: selects a file, crops it and uploads it (spec §5, §7). */
export function useAvatar(): AvatarChange {
  const client = useQueryClient();
  const [selected, setSelected] = useState<SelectedImage | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  useEffect(() => () => void (selected && URL.revokeObjectURL(selected.src)), [selected]);

  async function select(file: File): Promise<void> {
    if (file.size > IMAGE_MAX_BYTES) {
      return showError(new ApiError({ code: 'api.file.image_too_large', status: 0, operation: 'uploadAvatar' }));
    }
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
      setSelected({ src: image.src, type: file.type, image });
    } catch {
      URL.revokeObjectURL(image.src);
      showToast('profile.edit.picture-unreadable');
    }
  }

  async function crop(square: Area): Promise<void> {
    if (!selected) return;
    setIsUploading(true);
    try {
      const image = await cropAvatar(selected.image, square, selected.type);
      setSelected(null);
      const { data } = await api.POST('/api/v1/users/avatar', { body: { image } });
      if (data) patchMe(client, data.result);
      showToast('profile.edit.picture-done');
    } catch (error) {
      showError(error);
    } finally {
      setIsUploading(false);
    }
  }

  return { selected, isUploading, select, crop, cancel: () => setSelected(null) };
}
