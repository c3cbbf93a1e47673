import { maySend } from '@quintet/domain/chat/abilities';
import type { Group } from '@quintet/domain/chat/message';
import { FILE_EXTENSIONS } from '@quintet/domain/limits';
import { AttachMenu } from '@quintet/ui/views/chat/sending/AttachMenu';
import { DropZone } from '@quintet/ui/views/chat/sending/DropZone';
import { type ClipboardEvent, lazy, type ReactNode, Suspense } from 'react';
import type { Chat } from '../chat-client.ts';
import { pastedFiles } from './pasted-files.ts';
import { useChosen } from './use-selected-files.ts';
import { useDrop } from './use-file-drop.ts';

const ChosenSheet = lazy(() => import('./SelectedFilesSheet.tsx'));

const FILE_TYPES = FILE_EXTENSIONS.map((extension) => `.${extension}`).join();

const MEDIA = ['image', 'video'] as const;

/** A finger rather than a pointer: a device that one photographs with. */
const hasCamera = (): boolean => matchMedia('(pointer: coarse)').matches;

interface Attachments {
  /** Beside the field. */
  readonly menu: ReactNode;
  /** Over the room: where files may be dropped, and what was chosen. */
  readonly over: ReactNode;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Files for a room, by picker, camera, paste and drop (spec §2, Chat room), looked at before they go. */
export function useAttachments(chat: Chat, group: Group, isOpen: boolean, onSent: () => void): Attachments {
  const chosen = useChosen(chat, group, onSent);
  const isOver = useDrop(isOpen, chosen.choose);
  const { permissions } = group.user_auth;
  return {
    menu: (
      <AttachMenu
        fileTypes={FILE_TYPES}
        media={MEDIA.filter((kind) => maySend(kind, permissions))}
        mayFiles={maySend('file', permissions)}
        hasCamera={hasCamera()}
        onChoose={chosen.choose}
      />
    ),
    over: (
      <>
        {isOver && <DropZone />}
        {chosen.items.length > 0 && (
          <Suspense>
            <ChosenSheet {...chosen} />
          </Suspense>
        )}
      </>
    ),
    onPaste(event) {
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      chosen.choose(files);
    },
  };
}
