import type { ComponentProps, ReactNode } from 'react';
import { fn } from 'storybook/test';
import { renderStoryRow } from './story-room.tsx';
import styles from './stories.module.css';
import type { MessageTimeline } from './MessageTimeline.tsx';

/** Shared parameters of timeline stories: a room of a phone's height. */
export const TIMELINE_STORY_META = {
  parameters: { layout: 'fullscreen' },
  args: {
    rows: [],
    renderRow: renderStoryRow,
    startAt: null,
    hasBefore: false,
    hasAfter: false,
    unread: 0,
    onNearStart: fn(),
    onNearEnd: fn(),
    onAtEnd: fn(),
    onSeen: fn(),
    onJump: fn(),
  } satisfies ComponentProps<typeof MessageTimeline>,
  decorators: [(Story: () => ReactNode) => <div className={styles.room}>{Story()}</div>],
};
