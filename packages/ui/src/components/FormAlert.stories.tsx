import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { FormAlert } from './FormAlert.tsx';

const meta = { title: 'Components/FormAlert', component: FormAlert } satisfies Meta<typeof FormAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: { children: 'Incorrect old password. Please try again' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect old password');
  },
};

/** A message about rejected files can be dismissed. */
export const Dismissible: Story = {
  args: { children: 'scan.jpg: Couldn’t read this photo.', onClose: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('kit.sheet.close') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
