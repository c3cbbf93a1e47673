import type { Group, Message, MessageType } from '@quintet/domain/chat/message';
import type { IconName } from '@quintet/ui/icons';
import type { BubbleVariant } from '@quintet/ui/views/chat/MessageBubble';
import { createContext, type ComponentType } from 'react';
import type { MenuEntries } from '../../../shared/navigation/menu-entry.ts';

/** The content of a message of another slice, or the icon beside the message's preview. */
type ExtensionContent =
  | { readonly Content: ComponentType<{ message: Message }>; readonly variant: BubbleVariant }
  | { readonly icon: IconName };

/** What other slices show inside a room; app/ hands it in (README, Registries). */
export interface RoomExtensions {
  readonly messageContents: Readonly<Partial<Record<MessageType, ExtensionContent>>>;
  /** Entries of the composer's attachment menu, after photos and files. */
  readonly attachments: MenuEntries<Group>;
  /** Buttons of the header, after search. */
  readonly header: MenuEntries<Group>;
}

export const RoomExtensionsContext = createContext<RoomExtensions>({
  messageContents: {},
  attachments: {},
  header: {},
});
