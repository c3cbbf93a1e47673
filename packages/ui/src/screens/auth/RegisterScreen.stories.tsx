import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { StoryRegisterScreen } from './StoryRegisterScreen.tsx';

const meta = {
  title: 'Screens/Auth/Register',
  component: StoryRegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'contact' },
} satisfies Meta<typeof StoryRegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the language button is in line with the back button. */
export const Contact: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const getMiddle = (name: RegExp | string): number => {
      const { top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
      return (top + bottom) / 2;
    };
    await expect(getMiddle(/English|简体中文/)).toBe(getMiddle(t('shell.nav.back')));
  },
};
export const ContactRefused: Story = { args: { state: 'contact-refused' } };
export const Code: Story = { args: { state: 'code' } };
export const CodeWrong: Story = { args: { state: 'code-wrong' } };
export const Info: Story = { args: { state: 'info' } };
export const InfoMissing: Story = { args: { state: 'info-missing' } };
export const InfoLoading: Story = { args: { state: 'info-loading' } };
export const InfoFailed: Story = { args: { state: 'info-failed' } };
/** The code was checked too long ago. */
export const InfoExpired: Story = { args: { state: 'info-expired' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Done: Story = { args: { state: 'done' } };
