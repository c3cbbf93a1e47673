import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { Button } from '../../components/Button.tsx';
import { Composer } from './Composer.tsx';

const meta = {
  title: 'Views/Chat/Composer',
  component: Composer,
  parameters: { layout: 'fullscreen' },
  args: { value: '', onChange: fn(), onSend: fn(), canSend: true, sendsOnEnter: true },
  render: (args) => <Written {...args} />,
} satisfies Meta<typeof Composer>;
export default meta;
type Story = StoryObj<typeof meta>;

function Written(args: ComponentProps<typeof Composer>) {
  const [value, setValue] = useState(args.value);
  return <Composer {...args} value={value} onChange={setValue} />;
}

export const Empty: Story = {
  args: { canSend: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const EnterSends: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two');
    await expect(field).toHaveValue('one\ntwo');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** The button that replaces Send while the text is empty starts by a press. */
export const DoubleTapOnSend: Story = {
  args: { onSend: fn(), onEscape: fn() },
  render: function DoubleTap(args) {
    const [value, setValue] = useState('on my way');
    const send = (): void => {
      args.onSend();
      setValue('');
    };
    const end = <Button onPointerDown={() => args.onEscape?.()}>Record</Button>;
    return <Composer {...args} value={value} onChange={setValue} onSend={send} end={end} />;
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
    await expect(args.onEscape).not.toHaveBeenCalled();
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Record' }));
      await expect(args.onEscape).toHaveBeenCalled();
    });
  },
};

/** The reason of a refusal is announced at once and describes the field. */
export const Refused: Story = {
  args: { value: 'see example.org', canSend: false, hasError: true, alert: 'Messages can’t contain link' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Messages can’t contain link');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Messages can’t contain link');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

/** Enter confirms an input method's candidate without sending. */
export const Composing: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const EnterAddsLine: Story = {
  args: { sendsOnEnter: false },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'one{Enter}two');
    await expect(canvas.getByRole('textbox')).toHaveValue('one\ntwo');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Urdu runs from right to left; the emoji button stays on the right, beside the words. */
export const RightToLeft: Story = {
  args: { value: 'کل Lahore میں 5 بجے ملتے ہیں', emojis: () => null },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const button = canvas.getByRole('button', { name: t('kit.emoji.open') });
    const { direction, paddingRight } = getComputedStyle(field);
    await expect(direction).toBe('rtl');
    const wordsEnd = field.getBoundingClientRect().right - Number.parseFloat(paddingRight);
    await expect(wordsEnd).toBeLessThanOrEqual(button.getBoundingClientRect().left + 1);
  },
};

/** Grows to six lines, then scrolls. */
export const MultipleLines: Story = {
  args: { value: 'line\n'.repeat(12) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const line = Number.parseFloat(getComputedStyle(field).lineHeight);
    await expect(field.clientHeight).toBeLessThan(line * 7.5);
    await expect(field.clientHeight).toBeGreaterThan(line * 6);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
  },
};

export const Closed: Story = { args: { disabledReason: 'Only admins can send messages here' } };

export const ClosedWithAction: Story = {
  args: {
    disabledReason: 'You blocked this user',
    disabledAction: (
      <Button variant="secondary" size="s">
        Unblock
      </Button>
    ),
  },
};

/** Files are allowed but no text: the draft stays and cannot be sent. */
export const NoText: Story = {
  args: { value: 'later', textDisabledReason: 'Only admins can send text here', start: <button>attach</button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only admins can send text here')).toHaveRole('status');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Emojis are inserted at the caret and can be undone; Escape closes the panel. */
export const WithEmojis: Story = {
  args: { value: 'ab', emojis: (onPick) => <button onClick={() => onPick('🎉', false)}>party</button> },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    field.focus();
    field.setSelectionRange(1, 1);
    const open = canvas.getByRole('button', { name: tPattern('kit.emoji.open') });
    await userEvent.click(open);
    await expect(open).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'party' }));
    await expect(field).toHaveValue('a🎉b');
    await expect(field).toHaveFocus();
    document.execCommand('undo');
    await expect(field).toHaveValue('ab');
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveAttribute('aria-expanded', 'false');
  },
};

const option = (userId: string | null, nickname: string, name = nickname) => ({ userId, nickname, name, avatar: null });

/** Names after an @: picked by key or finger; Enter picks instead of sending. */
export const Mentions: Story = {
  args: {
    mentions: {
      label: 'Users',
      options: [option(null, 'everyone'), option('u1', 'Moss Harbour', 'Mum'), option('u2', '小橘子')],
      onQuery: fn(),
      onPick: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    const { onQuery, onPick, options } = args.mentions!;
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'write moss@example');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.clear(field);
    await userEvent.type(field, 'hello @mo');
    await expect(onQuery).toHaveBeenLastCalledWith('mo');
    await userEvent.keyboard('{ArrowDown}');
    const picked = canvas.getByRole('option', { selected: true });
    await expect(field).toHaveAttribute('aria-activedescendant', picked.id);
    await userEvent.keyboard('{Enter}');
    await expect(onPick).toHaveBeenCalledWith(options[1]);
    await expect(field).toHaveValue('hello @Moss Harbour ');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
