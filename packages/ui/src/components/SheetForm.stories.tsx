import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SheetForm } from './SheetForm.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/SheetForm',
  component: SheetForm,
  args: {
    text: 'Only you see this name.',
    children: <TextField label="Name" defaultValue="Wren" />,
    submitLabel: 'Save',
    onSubmit: fn(),
  },
} satisfies Meta<typeof SheetForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter submits it like the button. */
export const Normal: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Disabled: Story = {
  args: { canSubmit: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { errorText: 'The server is busy. Please try again later.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(String(args.errorText));
  },
};

/** Keeps its focus while it is sent. */
export const Busy: Story = {
  args: { isBusy: true, tone: 'danger' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
