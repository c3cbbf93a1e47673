import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { Spinner } from './Spinner.tsx';
import layout from './stories.module.css';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: t('kit.loading.label') })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <div className={layout.row}>
      <Spinner size="s" />
      <Spinner size="m" />
      <Spinner size="l" />
      <span className={layout.row}>
        <Spinner size="inherit" isDecorative /> as high as its text
      </span>
    </div>
  ),
};
