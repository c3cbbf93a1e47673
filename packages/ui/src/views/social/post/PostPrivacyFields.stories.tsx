import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../../stories/translate.ts';
import { PostPrivacyFields } from './PostPrivacyFields.tsx';

const meta = {
  title: 'Views/Social/Post/PostPrivacyFields',
  component: PostPrivacyFields,
  args: { audience: 'everyone', allowsComments: true, onAudienceChange: fn(), onCommentsChange: fn() },
} satisfies Meta<typeof PostPrivacyFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: tPattern('social.audience.mutual') }));
    await expect(args.onAudienceChange).toHaveBeenCalledWith('mutual');
    await userEvent.click(canvas.getByRole('switch', { name: t('social.publish.allow-comments') }));
    await expect(args.onCommentsChange).toHaveBeenCalledWith(false);
  },
};
