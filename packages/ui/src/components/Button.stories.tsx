import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './Button.tsx';
import layout from './stories.module.css';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Send message', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <div className={layout.column}>
      <Button>Continue</Button>
      <Button variant="secondary">Follow</Button>
      <Button variant="outline" icon="mail">
        Continue with e-mail
      </Button>
      <Button variant="outline" icon="google">
        Continue with Google
      </Button>
      <Button variant="quiet">Continue as guest</Button>
      <Button variant="danger">Delete account</Button>
      <Button disabled>Log in</Button>
      <Button variant="quiet" disabled>
        Send again in 42 s
      </Button>
    </div>
  ),
};

export const Small: Story = {
  render: () => (
    <div className={layout.row}>
      <Button size="s">Follow</Button>
      <Button size="s" variant="secondary">
        Following
      </Button>
      <Button size="s" variant="outline" icon="share">
        Share
      </Button>
      <Button size="s" variant="quiet">
        Undo
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Follow' });
    const box = button.getBoundingClientRect();
    await expect(document.elementFromPoint(box.x + 8, box.bottom + 5)).toBe(button);
  },
};

/** A busy button keeps its width and focus and ignores clicks. */
export const Busy: Story = {
  args: { isBusy: true, isBlock: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send message', busy: true });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const AsLink: Story = {
  render: () => (
    <Button as="a" href="#there">
      Go there
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '#there');
  },
};
