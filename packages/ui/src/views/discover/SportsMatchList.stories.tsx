import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { SportsMatchList } from './SportsMatchList.tsx';
import { EXAMPLE_SPORTS_MATCHES, STORY_TODAY } from './story-discover.ts';

const meta = {
  title: 'Views/Discover/SportsMatchList',
  component: SportsMatchList,
  args: { matches: EXAMPLE_SPORTS_MATCHES, today: STORY_TODAY, day: STORY_TODAY, onDay: fn() },
} satisfies Meta<typeof SportsMatchList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The league with a live match comes first. */
export const Today: Story = {
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('listitem').slice(1);
    await expect(first).toHaveTextContent(t('discover.sports.status.live'));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(t('discover.sports.today'));
    await userEvent.click(canvas.getAllByRole('tab').at(-1)!);
    await expect(args.onDay).toHaveBeenCalledWith('2026-11-25');
  },
};

export const NoMatches: Story = { args: { matches: [] } };
