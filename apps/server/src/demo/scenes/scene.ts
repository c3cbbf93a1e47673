import type { MessageType } from '@quintet/domain/chat/message';

/** A file that is sent. */
export type FileShown =
  /** A drawing of the catalogue; one that moves is a video. */
  | { readonly type: 'image' | 'video'; readonly drawing: string }
  /** Somebody speaking so many seconds. */
  | { readonly type: 'audio'; readonly seconds: number }
  /** A document of `documents.ts`, and what its sender calls it. */
  | { readonly type: 'file'; readonly document: string; readonly filename: string };

/** What is sent besides words. */
export type Shown =
  | FileShown
  /** The most loved post that shows such a drawing. */
  | { readonly type: 'share_social_post'; readonly motif: string }
  /** Somebody by their place in PEOPLE. */
  | { readonly type: 'share_social_author'; readonly place: number }
  /** Taken back. */
  | { readonly type: 'image_retracted' }
  /** What happened in the room. */
  | { readonly type: 'member_join' | 'group_icon' }
  /** The pinning of an earlier beat of the scene. */
  | { readonly type: 'message_pin'; readonly beat: number };

/** One message of a scene. */
export type Beat = {
  /** By place among the members of the room. */
  readonly who: number;
  readonly text?: string;
  readonly shown?: Shown;
  /** The beat that it answers. */
  readonly replyTo?: number;
  /** How many reacted with each emoji. */
  readonly reactions?: Readonly<Record<string, number>>;
  readonly isPinned?: boolean;
};

export type Scene = readonly Beat[];

/** Types that tell what happened, which nobody has to read. */
const TOLD: ReadonlySet<MessageType> = new Set<MessageType>(['member_join', 'group_icon', 'message_pin']);

export const isTold = (beat: Beat | undefined): boolean => beat?.shown !== undefined && TOLD.has(beat.shown.type);
