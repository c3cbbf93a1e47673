import type { ComponentProps, ReactNode } from 'react';
import { fn } from 'storybook/test';
import { renderRow } from './story-room.tsx';
import styles from './stories.module.css';
import type { Timeline } from './Timeline.tsx';

/** Shared parameters of timeline stories: a room of a phone's height. */
export const inRoom = {
  parameters: { layout: 'fullscreen' },
  args: {
    rows: [],
    renderRow: renderRow,
    startAt: null,
    hasBefore: false,
    hasAfter: false,
    unread: 0,
    onNearStart: fn(),
    onNearEnd: fn(),
    onAtEnd: fn(),
    onSeen: fn(),
    onJump: fn(),
  } satisfies ComponentProps<typeof Timeline>,
  decorators: [(Story: () => ReactNode) => <div className={styles.room}>{Story()}</div>],
};
