import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { CommentForm } from './CommentForm.tsx';

function Writing(args: ComponentProps<typeof CommentForm>) {
  const [text, setText] = useState(args.value);
  return <CommentForm {...args} value={text} onChange={setText} canSend={args.canSend && text !== ''} />;
}

const meta = {
  title: 'Views/Social/Comments/CommentForm',
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
  args: {
    replyTo: { name: 'Kettle', text: 'Two hours from the station, and worth every step of it.' },
    value: 'see www.example.com',
    canSend: false,
    error: 'Comments can’t contain links',
  },
};

/** The emojis stand below the text and are inserted at the caret. */
export const Emojis: Story = {
  args: {
    ...ReplyWithLink.args,
    error: undefined,
    canSend: true,
    value: 'What a light',
    emojis: (onPick) => (
      <button type="button" onClick={() => onPick('🌅', false)}>
        🌅
      </button>
    ),
  },
  play: async ({ args }) => {
    const field = screen.getByRole('textbox');
    const open = screen.getByRole('button', { name: t('kit.emoji.open') });
    await userEvent.click(open);
    await userEvent.click(screen.getByRole('button', { name: '🌅' }));
    await expect(field).toHaveValue('What a light🌅');
    await expect(field).toHaveFocus();
    // Escape closes the emojis, not the form.
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('button', { name: '🌅' })).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
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

/** Names after an @, below the field. */
export const Mentions: Story = {
  args: {
    mentions: {
      label: 'Users',
      options: ['Moss Harbour', '小橘子'].map((name) => ({ userId: name, nickname: name, name, avatar: null })),
      onQuery: fn(),
      onPick: fn(),
    },
  },
  play: async ({ args }) => {
    await userEvent.keyboard('@');
    await userEvent.click(await screen.findByRole('option', { name: '小橘子' }));
    await expect(screen.getByRole('textbox')).toHaveValue('@小橘子 ');
    await expect(args.mentions!.onPick).toHaveBeenCalledOnce();
  },
};
