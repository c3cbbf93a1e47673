import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { DiscoverLinks } from './DiscoverLinks.tsx';

const StoryLink = ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

const meta = {
  title: 'Views/Discover/DiscoverLinks',
  component: DiscoverLinks,
  args: { kinds: ['gallery', 'trend', 'sports'], link: StoryLink, toHref: (kind) => `/discover?tab=${kind}` },
} satisfies Meta<typeof DiscoverLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/discover?tab=gallery', '/discover?tab=trend', '/discover?tab=sports']);
    await expect(canvas.getByText(t('discover.kind.sports'))).toBeVisible();
  },
};
