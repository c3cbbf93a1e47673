import type { RedEnvelopeCardState } from '@quintet/domain/red-envelopes/red-envelope';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { ChatPanesLayout } from '../../views/chat/ChatPanesLayout.tsx';
import { MessageBubble } from '../../views/chat/MessageBubble.tsx';
import { RoomHeader } from '../../views/chat/RoomHeader.tsx';
import { RoomLayout } from '../../views/chat/RoomLayout.tsx';
import { SystemMessage } from '../../views/chat/SystemMessage.tsx';
import { EnvelopeCard } from '../../views/red-envelopes/EnvelopeCard.tsx';
import { EXAMPLE_ENVELOPE_SENDER } from '../../views/red-envelopes/story-envelopes.ts';
import { StoryChatList } from '../chat/StoryChatList.tsx';
import { StoryAppShell } from '../StoryAppShell.tsx';
import styles from './StoryEnvelopeCardsScreen.module.css';

const FACES: readonly (readonly [cardState: RedEnvelopeCardState, kind: 1 | 2 | 3, greeting: string])[] = [
  ['open', 2, ''],
  ['open', 3, '来试试手气 Feeling lucky?'],
  ['waiting', 3, ''],
  ['opened', 2, '周末爬山大家辛苦了'],
  ['empty', 1, ''],
  ['expired', 2, ''],
  ['results', 3, ''],
  ['own', 2, '新年快乐'],
];

/** Red envelopes in their room, each in another state. */
export function StoryEnvelopeCardsScreen() {
  const intl = useIntl();
  return (
    <StoryAppShell tab="/chat" isOpened>
      <ChatPanesLayout
        isRoomOpen
        list={<StoryChatList openId="g1" />}
        room={
          <RoomLayout>
            <RoomHeader id="g1" name="周末爬山 Weekend hikes" kind="group" />
            <div className={styles.cards}>
              {FACES.map(([cardState, kind, greeting], index) => (
                <MessageBubble
                  key={index}
                  sender={cardState === 'own' ? undefined : EXAMPLE_ENVELOPE_SENDER}
                  isSenderShown
                  isFirst={index === 0}
                  isLast={index > 5}
                  delivery={cardState === 'own' ? 'read' : 'none'}
                  at={Date.UTC(2026, 0, 5, 8, index)}
                  variant="picture"
                  onActions={fn()}
                >
                  <EnvelopeCard
                    kind={kind}
                    digit={kind === 3 ? 7 : null}
                    cardState={cardState}
                    greeting={greeting}
                    href="/room/g1"
                    onOpen={fn()}
                  />
                </MessageBubble>
              ))}
              <SystemMessage href="/room/g1?envelope=e1">
                {intl.formatMessage(
                  { id: 'chat.system.red-envelope-claim' },
                  { actor: 'Kettle', targets: intl.formatMessage({ id: 'kit.user.you-object' }) },
                )}
              </SystemMessage>
            </div>
          </RoomLayout>
        }
      />
    </StoryAppShell>
  );
}
