import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { isStoryRtlStartVisible } from '../../stories/is-story-rtl-start-visible.ts';
import { PinnedBar } from './PinnedBar.tsx';
import { MessageSelectionBar } from './MessageSelectionBar.tsx';

const meta = { title: 'Views/Chat/RoomSheets', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onOpen = fn();
export const PinnedMessage: Story = {
  render: () => <PinnedBar index={1} count={3} text="We meet at the station at seven" onOpen={onOpen} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2.*3.*station/ }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

/** A long pin from right to left is cut at its end, on the left. */
export const RightToLeftPin: Story = {
  render: () => (
    <PinnedBar index={0} count={1} text={'کل پانچ بجے دریا کے کنارے ملتے ہیں '.repeat(4).trim()} onOpen={onOpen} />
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/دریا/);
    await expect(isStoryRtlStartVisible(text, text.parentElement!)).toBe(true);
  },
};

export const ClearedPin: Story = {
  render: () => <PinnedBar isCleared index={0} count={1} text="A message from before" onOpen={onOpen} />,
};

const [onCopy, onClose] = [fn(), fn()];
export const Selection: Story = {
  render: () => (
    <MessageSelectionBar
      count={3}
      items={[
        { id: 'copy', label: 'Copy', icon: 'copy', onSelect: onCopy },
        { id: 'forward', label: 'Forward', icon: 'share', isDisabled: true, onSelect: onCopy },
        { id: 'retract', label: 'Unsend', icon: 'trash', tone: 'danger', onSelect: onCopy },
      ]}
      onClose={onClose}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(onCopy).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Forward' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};
