import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { tPattern } from '../../stories/translate.ts';
import { MyPageView } from './MyPageView.tsx';
import {
  EXAMPLE_PROFILE,
  PROFILE_FAILED_STORY_ARGS,
  PROFILE_LOADING_STORY_ARGS,
  clickRetryAndExpectCall,
} from './story-profile.ts';

const meta = {
  title: 'Views/Profile/MyPage',
  component: MyPageView,
  parameters: { layout: 'fullscreen' },
  args: {
    profile: EXAMPLE_PROFILE,
    loadError: null,
    link: 'a',
    hrefs: { edit: '/edit-profile', settings: '/profile', points: '/points', notifications: '/notifications' },
    newCount: 3,
    version: 'Quintet 2.7.0',
    onScan: fn(),
  },
} satisfies Meta<typeof MyPageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('@wren2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: tPattern('profile.scan.title') }));
    await expect(args.onScan).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    profile: {
      ...EXAMPLE_PROFILE,
      nickname: 'Wrenwrenwrenwrenwrenwrenwrenwr',
      introduction: 'walks '.repeat(25).trim(),
    },
  },
};

export const Loading: Story = { args: PROFILE_LOADING_STORY_ARGS };

export const Failed: Story = {
  args: PROFILE_FAILED_STORY_ARGS,
  play: clickRetryAndExpectCall,
};

export const Wide: Story = { globals: { viewport: { value: 'wide' } } };
