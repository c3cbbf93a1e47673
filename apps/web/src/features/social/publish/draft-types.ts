import type { Audience } from '@quintet/domain/social/audience';
import type { CropSettings } from '@quintet/domain/social/crop';
import type { UploadTarget } from '../../../shared/files/resumable-upload.ts';

/** An image or video of a draft, ready to send. */
export interface PostDraftFile {
  readonly id: string;
  readonly kind: 'image' | 'video';
  readonly bytes: Blob;
  readonly extension: string;
  readonly width: number | null;
  readonly height: number | null;
  /** Seconds. */
  readonly duration: number | null;
  /** How the image was cropped, and its original. */
  readonly cropped?: { readonly cut: CropSettings; readonly whole: PostDraftImage };
  /** The cover of a video; null where this browser shows no frame. */
  readonly poster?: Blob | null;
  /** The second of the video that the author chose as its cover. */
  readonly posterAt?: number;
}

export type PostDraftImage = Pick<PostDraftFile, 'bytes' | 'extension' | 'width' | 'height'>;

/** The draft of a post. */
export interface PostDraft {
  readonly text: string;
  readonly tags: readonly string[];
  readonly audience: Audience;
  readonly allowsComments: boolean;
  readonly files: readonly PostDraftFile[];
}

/** A pending post. */
export interface PublishJob extends PostDraft {
  /** Created once, so that retries publish the post once. */
  readonly cid: string;
  /** File paths of uploaded files, by file id. */
  readonly paths: Readonly<Record<string, string>>;
  /** Upload targets of started uploads, by file id. */
  readonly targets?: Readonly<Record<string, UploadTarget>>;
  /** The server has refused it; another tab does not take it over. */
  readonly isRefused?: boolean;
}
