import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LiveRegion } from './LiveRegion.tsx';

const meta = {
  title: 'Views/Chat/LiveRegion',
  component: LiveRegion,
  args: { id: 'm1', children: 'Moss: see you at eight' },
} satisfies Meta<typeof LiveRegion>;
export default meta;

export const Announced: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Moss: see you at eight');
  },
};
