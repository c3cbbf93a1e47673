import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoginPrompt } from './LoginPrompt.tsx';

const meta = {
  title: 'Views/Social/LoginPrompt',
  component: LoginPrompt,
  args: { onLogIn: fn() },
} satisfies Meta<typeof LoginPrompt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prompt: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLogIn).toHaveBeenCalled();
  },
};

export const WithReason: Story = { args: { title: 'See posts from people you follow' } };
