import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Announcement } from './LiveRegion.tsx';

const meta = {
  title: 'Views/Chat/Announcement',
  component: Announcement,
  args: { id: 'm1', children: 'Moss: see you at eight' },
} satisfies Meta<typeof Announcement>;
export default meta;

export const Said: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Moss: see you at eight');
  },
};
