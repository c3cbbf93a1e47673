import { ApiError } from '@quintet/api/error';
import { IMAGE_MAX_BYTES } from '@quintet/domain/limits';
import type { Area } from '@quintet/ui/CropStage';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api.ts';
import { showError } from '../../shared/errors.ts';
import { showToast } from '../../shared/toasts.ts';
import { cropPicture } from './crop-avatar.ts';
import { patchMe } from './queries.ts';

interface Chosen {
  readonly src: string;
  readonly type: string;
  readonly picture: HTMLImageElement;
}

interface AvatarChange {
  /** The picture of which a square is being chosen. */
  readonly chosen: Chosen | null;
  readonly isUploading: boolean;
  readonly choose: (file: File) => Promise<void>;
  readonly crop: (square: Area) => Promise<void>;
  readonly cancel: () => void;
}

/** Changing the avatar: a file is opened, a square of it chosen, and sent (spec §5, §7). */
export function useAvatar(): AvatarChange {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isUploading, setIsUploading] = useState(false);
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen.src)), [chosen]);

  async function choose(file: File): Promise<void> {
    if (file.size > IMAGE_MAX_BYTES) {
      return showError(new ApiError({ code: 'api.file.image_too_large', status: 0, operation: 'uploadAvatar' }));
    }
    const picture = new Image();
    picture.src = URL.createObjectURL(file);
    try {
      await picture.decode();
      setChosen({ src: picture.src, type: file.type, picture });
    } catch {
      URL.revokeObjectURL(picture.src);
      showToast('profile.edit.picture-unreadable');
    }
  }

  async function crop(square: Area): Promise<void> {
    if (!chosen) return;
    setIsUploading(true);
    try {
      const image = await cropPicture(chosen.picture, square, chosen.type);
      setChosen(null);
      const { data } = await api.POST('/api/v1/users/avatar', { body: { image } });
      if (data) patchMe(client, data.result);
      showToast('profile.edit.picture-done');
    } catch (error) {
      showError(error);
    } finally {
      setIsUploading(false);
    }
  }

  return { chosen, isUploading, choose, crop, cancel: () => setChosen(null) };
}
