import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { CommentForm } from './CommentForm.tsx';

function Writing(args: ComponentProps<typeof CommentForm>) {
  const [text, setText] = useState(args.value);
  return <CommentForm {...args} value={text} onChange={setText} canSend={args.canSend && text !== ''} />;
}

const meta = {
  title: 'Views/Social/CommentForm',
  component: CommentForm,
  render: Writing,
  args: {
    isOpen: true,
    replyTo: null,
    value: '',
    onChange: fn(),
    canSend: true,
    isBusy: false,
    onSend: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CommentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const send = screen.getByRole('button', { name: t('social.comment.send') });
    await expect(send).toBeDisabled();
    await expect(screen.getByRole('textbox', { name: t('social.comment.write') })).toHaveFocus();
    await userEvent.keyboard('What a light');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalled();
  },
};

export const ReplyWithLink: Story = {
  args: { replyTo: 'Kettle', value: 'see www.example.com', canSend: false, error: 'Comments can’t contain links' },
};

/** On a wide window, in place of the write button. */
export const Inline: Story = {
  args: { isInline: true },
  globals: { viewport: { value: 'wide' } },
  play: async ({ args }) => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(screen.getByRole('textbox', { name: t('social.comment.write') })).toHaveFocus();
    await userEvent.keyboard('What a light{Control>}{Enter}{/Control}');
    await expect(args.onSend).toHaveBeenCalled();
    // Escape is handled: a sheet around it stays open.
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    await expect(screen.getByRole('textbox').dispatchEvent(escape)).toBe(false);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const InlineReplyWithLink: Story = { args: { ...ReplyWithLink.args, isInline: true } };
