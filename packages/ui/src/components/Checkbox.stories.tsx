import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import layout from './stories.module.css';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Remember my account' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember my account' });
    await userEvent.click(canvas.getByText('Remember my account'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Missing: Story = {
  args: { error: 'Please agree to the terms first' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please agree to the terms first');
  },
};

export const States: Story = {
  render: () => (
    <div className={layout.column}>
      <Checkbox defaultChecked>Remember my account</Checkbox>
      <Checkbox aria-invalid>
        I have read and agree to the <a href="#terms">Terms of Service</a>
      </Checkbox>
      <Checkbox disabled>Invite new members</Checkbox>
      <Checkbox disabled defaultChecked>
        Send messages
      </Checkbox>
    </div>
  ),
};
