import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { ChipNav } from './ChipNav.tsx';

const meta = {
  title: 'Components/ChipNav',
  component: ChipNav,
  args: {
    label: 'Suggested tags',
    items: ['coffee', 'coast', '咖啡', 'شاي'].map((id) => ({ id, label: `#${id}`, href: `#${id}` })),
    link: ({ to, replace: _, children, ...rest }: { to: string; replace: boolean; children: ReactNode }) => (
      <a href={to} {...rest}>
        {children}
      </a>
    ),
  },
} satisfies Meta<typeof ChipNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Suggested tags' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '#coffee' })).toHaveAttribute('href', '#coffee');
    await expect(canvas.queryByRole('link', { current: true })).toBeNull();
  },
};

export const OneShown: Story = {
  args: { value: 'coast' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('#coast');
  },
};
