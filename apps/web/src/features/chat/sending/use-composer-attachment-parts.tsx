import { canSendMessageType } from '@quintet/domain/chat/send-permissions';
import type { Group } from '@quintet/domain/chat/message';
import { DOCUMENT_EXTENSIONS } from '@quintet/domain/limits';
import { AttachFileMenu } from '@quintet/ui/views/chat/sending/AttachFileMenu';
import { FileDropOverlay } from '@quintet/ui/views/chat/sending/FileDropOverlay';
import { use, type ClipboardEvent, type ReactNode } from 'react';
import { LazyPagePart } from '../../../shared/loading/LazyPagePart.tsx';
import { useMenuItems } from '../../../shared/navigation/menu-entry.ts';
import type { ChatClient } from '../chat-client.ts';
import { RoomExtensionsContext } from '../room/room-extensions.ts';
import { getPastedFiles } from './pasted-files.ts';
import { useSelectedFiles } from './use-selected-files.ts';
import { useFileDrop } from './use-file-drop.ts';

const loadSelectedFilesSheet = () => import('./SelectedFilesSheet.tsx');

const FILE_TYPES = DOCUMENT_EXTENSIONS.map((extension) => `.${extension}`).join();

const MEDIA = ['image', 'video'] as const;

/** A touch device, which has a camera. */
const hasCamera = (): boolean => matchMedia('(pointer: coarse)').matches;

interface Attachments {
  /** Beside the text field. */
  readonly menu: ReactNode;
  /** The drop zone and the preview sheet. */
  readonly overlays: ReactNode;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Attaches files by picker, camera, paste and drop (spec §2, Chat room), with a preview. */
export function useComposerAttachmentParts(
  chat: ChatClient,
  group: Group,
  isOpen: boolean,
  onSent: () => void,
): Attachments {
  const selected = useSelectedFiles(chat, group, onSent);
  const isOver = useFileDrop(isOpen, selected.addFiles);
  const extensionItems = useMenuItems(use(RoomExtensionsContext).attachments, group);
  const { permissions } = group.user_auth;
  return {
    menu: (
      <AttachFileMenu
        fileTypes={FILE_TYPES}
        media={MEDIA.filter((kind) => canSendMessageType(kind, permissions))}
        canSendFiles={canSendMessageType('file', permissions)}
        hasCamera={hasCamera()}
        moreItems={extensionItems}
        onChoose={selected.addFiles}
      />
    ),
    overlays: (
      <>
        {isOver && <FileDropOverlay />}
        {selected.items.length + selected.rejected.length > 0 && (
          <LazyPagePart load={loadSelectedFilesSheet} props={selected} />
        )}
      </>
    ),
    onPaste(event) {
      const files = getPastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      selected.addFiles(files);
    },
  };
}
