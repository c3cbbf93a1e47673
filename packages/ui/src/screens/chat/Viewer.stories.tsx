import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { MediaViewer } from '../../views/media-viewer/MediaViewer.tsx';
import { makeStoryImage } from '../../views/social/story-posts.ts';
import { StoryRoomScreen } from './StoryRoomScreen.tsx';

/** The media of a room over it, as features/chat/viewer composes them. */
function Viewer({ state }: { state: 'image' | 'expired' | 'broken' }) {
  const intl = useIntl();
  const { url, width, height } = makeStoryImage(1);
  const item = {
    id: 'm1',
    kind: 'image' as const,
    src: state === 'broken' ? 'data:image/png;base64,AAAA' : url,
    poster: null,
    width,
    height,
    name: 'A name that is far too long for its line',
    facts: intl.formatDate(new Date(2026, 0, 5, 14, 2), { dateStyle: 'long', timeStyle: 'short' }),
    label: intl.formatMessage({ id: 'chat.attach.image' }),
    isDownloadable: state !== 'expired',
  };
  const expired = { src: null, gone: intl.formatMessage({ id: 'chat.media.image-expired' }) };
  return (
    <>
      <StoryRoomScreen state="full" kind="group" />
      <MediaViewer
        label={intl.formatMessage({ id: 'chat.attach.media' })}
        items={[state === 'expired' ? { ...item, ...expired } : item]}
        id="m1"
        onShow={fn()}
        onDownload={fn()}
        onClose={fn()}
        onBroken={fn()}
      />
    </>
  );
}

const meta = {
  title: 'Screens/Chat/Media viewer',
  component: Viewer,
  parameters: { layout: 'fullscreen' },
  args: { state: 'image' },
} satisfies Meta<typeof Viewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Image: Story = {};
export const Expired: Story = { args: { state: 'expired' } };
export const Broken: Story = { args: { state: 'broken' } };
