import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { MutualGroups } from './MutualGroups.tsx';

const StoryLink = ({ to, children, ...rest }: { to: string; children?: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const GROUPS = [
  { id: 'g1', display_name: '周末烘焙', icon_thumbnail: null, member_count: 2300 },
  { id: 'g2', display_name: 'Bakers of the north side who walk', icon_thumbnail: null, member_count: 8 },
];

const meta = {
  component: MutualGroups,
  args: { groups: GROUPS, link: StoryLink, toHref: ({ id }) => `#${id}` },
} satisfies Meta<typeof MutualGroups>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(2),
};
