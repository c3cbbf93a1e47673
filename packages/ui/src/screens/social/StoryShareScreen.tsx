import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Sheet } from '../../components/Sheet.tsx';
import { ShareList, type ShareListTarget } from '../../views/social/share/ShareList.tsx';
import { EXAMPLE_SHARE_CHATS } from '../chat/story-chats.ts';
import { StoryPostScreen } from './StoryPostScreen.tsx';

export type StoryShareScreenState = 'full' | 'sent' | 'empty' | 'guest' | 'loading';

/** One was sent to, another is being sent to. */
const SENDING: Readonly<Record<string, ShareListTarget['state']>> = { g1: 'sent', u2: 'sending' };

const toTargets = (state: StoryShareScreenState): readonly ShareListTarget[] | null => {
  if (state === 'guest') return null;
  const chats = state === 'empty' ? [] : EXAMPLE_SHARE_CHATS;
  return chats.map((chat) => ({ ...chat, state: (state === 'sent' && SENDING[chat.id]) || 'ready' }));
};

/** Sharing a post over its page, as features/social/actions composes it. */
export function StoryShareScreen({ state }: { state: StoryShareScreenState }) {
  const intl = useIntl();
  const toMethod = (id: 'copy' | 'native', icon: 'link' | 'share') => ({
    id,
    icon,
    label: intl.formatMessage({ id: `social.share.${id}` }),
    onPress: fn(),
  });
  return (
    <>
      <StoryPostScreen state="images" />
      <Sheet isOpen onClose={fn()} title={intl.formatMessage({ id: 'social.share.title' })}>
        <ShareList
          methods={[toMethod('copy', 'link'), toMethod('native', 'share')]}
          isReady={state !== 'loading'}
          targets={toTargets(state)}
          onSend={fn()}
        />
      </Sheet>
    </>
  );
}
