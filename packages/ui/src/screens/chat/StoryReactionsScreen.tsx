import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ReactionUsers } from '../../views/chat/ReactionUsers.tsx';
import { makeStoryImage } from '../../views/social/post/story-posts.ts';
import { StoryRoomScreen } from './StoryRoomScreen.tsx';

const REACTIONS = [
  {
    emoji: '👍',
    users: [
      { id: 'u2', nickname: 'Moss Harbour', avatar_thumbnail: makeStoryImage(1).url },
      { id: 'u3', nickname: '小雨' },
      { id: 'u9', nickname: 'A name that is far too long for its line' },
    ],
  },
  { emoji: '🎉', users: [{ id: 'u5', nickname: 'آمنہ' }] },
];

const CONTENTS = {
  full: <ReactionUsers reactions={REACTIONS} onOpen={fn()} />,
  empty: <ReactionUsers reactions={[]} onOpen={fn()} />,
  loading: (
    <div aria-busy>
      <Skeleton shape="row" count={4} />
    </div>
  ),
  failed: <ErrorState onRetry={fn()} />,
} as const satisfies Record<string, ReactNode>;

/** Who reacted to a message of a room, as features/chat/room composes it. */
export function StoryReactionsScreen({ state }: { state: keyof typeof CONTENTS }) {
  const intl = useIntl();
  return (
    <>
      <StoryRoomScreen state="attachments" kind="group" />
      <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: 'chat.reactions.label' })}>
        {CONTENTS[state]}
      </Sheet>
    </>
  );
}
