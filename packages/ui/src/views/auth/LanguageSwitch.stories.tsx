import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'Views/Auth/LanguageSwitch',
  component: LanguageSwitch,
  args: { languages: ['zh_cn', 'en'], current: 'zh_cn', onChange: fn() },
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLanguages: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('shell.language.en') }));
    await expect(args.onChange).toHaveBeenCalledWith('en');
  },
};

/** A single language shows nothing. */
export const ForcedLanguage: Story = {
  args: { languages: ['en'], current: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
