import type { Group, Message, MessageType } from '@quintet/domain/chat/message';
import type { BubbleVariant } from '@quintet/ui/views/chat/MessageBubble';
import { createContext, type ComponentType } from 'react';
import type { MenuEntries } from '../../../shared/navigation/menu-entry.ts';

/** The content of a message of another slice. */
interface ExtensionContent {
  readonly Content: ComponentType<{ message: Message }>;
  readonly variant: BubbleVariant;
}

/** What other slices show inside a room; app/ hands it in (README, Registries). */
export interface RoomExtensions {
  /** Where a system message leads; null if nowhere. */
  readonly getSystemHref: (message: Message) => string | null;
  readonly messageContents: Readonly<Partial<Record<MessageType, ExtensionContent>>>;
  /** Entries of the composer's attachment menu, after photos and files. */
  readonly attachments: MenuEntries<Group>;
  /** Buttons of the header, after search. */
  readonly header: MenuEntries<Group>;
}

export const RoomExtensionsContext = createContext<RoomExtensions>({
  getSystemHref: () => null,
  messageContents: {},
  attachments: {},
  header: {},
});
