import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Sheet } from '../../components/Sheet.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { type ChatRecordRowData, ChatRecordView } from '../../views/chat/ChatRecordView.tsx';
import { makeStoryImage } from '../../views/social/post/story-posts.ts';
import { StoryRoomScreen } from './StoryRoomScreen.tsx';

const GROUP_NAME = '周末爬山 Weekend hikes';
const MOSS = { id: 'u2', name: 'Moss Harbour' };
const RAIN = { id: 'u3', name: '小雨' };
const { url: src, thumbhash } = makeStoryImage(3);

const row = (minute: number, sender: ChatRecordRowData['sender'], text: string, file?: ChatRecordRowData['file']) => ({
  id: String(minute),
  sender,
  time: new Date(2026, 0, 5, 14, minute).toISOString(),
  text,
  file,
});

const createRows = (isExpired: boolean): readonly ChatRecordRowData[] => [
  row(1, MOSS, 'Morning! Are we still on for the ridge on Saturday?'),
  row(2, RAIN, '我可以，几点出发？'),
  row(3, MOSS, 'From last year', { kind: 'image', src: isExpired ? null : src, thumbhash, ratio: 4 / 3, isExpired }),
  row(4, RAIN, '', { kind: 'audio', isPlaying: false, duration: 12, isExpired }),
  row(5, MOSS, '', { kind: 'file', name: '路线和时刻表 Route and timetable.pdf', size: 1_480_000, isExpired }),
  row(6, RAIN, '好的，那我带水果'),
];

export type StoryRecordScreenState = 'full' | 'expired' | 'empty' | 'loading' | 'failed' | 'offline';

/** /room/{id}?record=: messages that were forwarded as one, as features/chat/record composes them. */
export function StoryRecordScreen({ state }: { state: StoryRecordScreenState }) {
  const intl = useIntl();
  const isLoaded = state === 'full' || state === 'expired' || state === 'empty';
  const title = isLoaded ? 'chat.record.of-group' : 'chat.record.label';
  return (
    <>
      <StoryRoomScreen state={state === 'offline' ? 'offline' : 'attachments'} kind="group" />
      <Sheet
        isOpen
        hasAddress
        height="list"
        title={intl.formatMessage({ id: title }, { name: GROUP_NAME })}
        onClose={fn()}
      >
        <Content state={state} />
      </Sheet>
    </>
  );
}

function Content({ state }: { state: StoryRecordScreenState }): ReactNode {
  const intl = useIntl();
  switch (state) {
    case 'loading':
      return (
        <div aria-busy>
          <Skeleton shape="row" count={4} />
        </div>
      );
    case 'failed':
    case 'offline': {
      const error = state === 'offline' ? 'errors.connection.failed' : 'errors.connection.unavailable';
      return <ErrorState onRetry={fn()}>{intl.formatMessage({ id: error })}</ErrorState>;
    }
    default:
      return <ChatRecordView rows={state === 'empty' ? [] : createRows(state === 'expired')} onOpen={fn()} />;
  }
}
