import type { FileKind } from '@quintet/domain/chat/files';

/** A selected file before sending. */
export interface SelectedFilePreviewData {
  readonly id: string;
  readonly kind: FileKind;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Object URL of the preview. */
  readonly url: string | null;
  /** Seconds of a video, once known. */
  readonly duration: number | null;
}
