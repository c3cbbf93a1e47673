import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from './Button.tsx';
import { OfflineBar } from './OfflineBar.tsx';

const meta = {
  title: 'Components/OfflineBar',
  component: OfflineBar,
  args: { isOffline: true, children: 'Offline. We’ll send it once you’re back.' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};

export const Transition: Story = {
  render: function Render(args) {
    const [isOffline, setIsOffline] = useState(false);
    return (
      <>
        <OfflineBar {...args} isOffline={isOffline} />
        <Button onClick={() => setIsOffline(!isOffline)}>Unplug</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unplug' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Offline');
    await userEvent.click(canvas.getByRole('button', { name: 'Unplug' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};
