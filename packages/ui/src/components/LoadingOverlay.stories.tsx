import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'Components/LoadingOverlay',
  component: LoadingOverlay,
  args: { isOpen: true },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Cannot be closed by the user. */
export const Open: Story = {
  play: async ({ canvas }) => {
    const overlay = canvas.getByRole('dialog', { name: t('kit.loading.label') });
    overlay.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(overlay).toHaveAttribute('open');
  },
};

export const WithText: Story = { args: { text: 'Uploading your picture' } };

export const Closed: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toBeEmptyDOMElement();
  },
};
