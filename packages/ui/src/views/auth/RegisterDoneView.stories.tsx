import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { RegisterDoneView } from './RegisterDoneView.tsx';
import { storyBrandMark } from './story-form.tsx';
import { GuestScreenLayout } from './GuestScreenLayout.tsx';

const meta = {
  title: 'Views/Auth/Register/4 Done',
  component: RegisterDoneView,
  parameters: { layout: 'fullscreen' },
  args: { brandTitle: 'Quintet', nickname: 'Nguyễn Văn 小明', onProfile: fn(), onSkip: fn() },
  render: (args) => (
    <GuestScreenLayout mark={storyBrandMark}>
      <RegisterDoneView {...args} />
    </GuestScreenLayout>
  ),
} satisfies Meta<typeof RegisterDoneView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText(t('auth.register.done-text', { brand: 'Quintet', nickname: 'Nguyễn Văn 小明' })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('auth.register.done-profile') }));
    await userEvent.click(canvas.getByRole('button', { name: t('auth.register.skip') }));
    await expect(args.onProfile).toHaveBeenCalledOnce();
    await expect(args.onSkip).toHaveBeenCalledOnce();
  },
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
