import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryDiscoverScreen } from './StoryDiscoverScreen.tsx';

const meta = {
  title: 'Screens/Discover/Discover',
  component: StoryDiscoverScreen,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'sports', state: 'full' },
} satisfies Meta<typeof StoryDiscoverScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Gallery: Story = { args: { kind: 'gallery' } };
export const Trends: Story = { args: { kind: 'trend' } };
export const Sports: Story = {};
export const DayWithoutMatches: Story = { args: { day: '2026-11-29' } };
/** The draft behind an operator's link. */
export const Preview: Story = { args: { kind: 'trend', isPreview: true } };
export const PreviewExpired: Story = { args: { state: 'preview-expired', isPreview: true } };
export const TabsLoading: Story = { args: { state: 'kinds-loading' } };
export const TabsFailed: Story = { args: { state: 'kinds-failed' } };
export const NothingPublished: Story = { args: { state: 'kinds-empty' } };
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
