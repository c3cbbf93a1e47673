import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkedText } from './LinkedText.tsx';

const text = 'See example.org/a and ftp://files.example.org.';
const getLink = (part: string, url: string) => ({
  start: text.indexOf(part),
  end: text.indexOf(part) + part.length,
  url,
});

const meta = {
  title: 'Kit/LinkedText',
  component: LinkedText,
  args: {
    text,
    links: [
      getLink('example.org/a', 'http://example.org/a'),
      getLink('ftp://files.example.org', 'ftp://files.example.org'),
    ],
  },
} satisfies Meta<typeof LinkedText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only web addresses open, in a new tab that learns nothing of this one. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveTextContent('example.org/a');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvasElement).toHaveTextContent(text);
  },
};

/** Names open their users' pages; a remark replaces the nickname, and this user's own name stands out. */
export const Mentions: Story = {
  args: {
    text: '@Moss and @小橘子 @everyone, see example.org/a',
    links: [{ start: 31, end: 44, url: 'http://example.org/a' }],
    mentions: [
      { start: 0, end: 5, label: '@Mum', href: '/guest-page/a1', onOpen: fn() },
      { start: 10, end: 14, href: '/guest-page/a2', onOpen: fn(), isMe: true },
      { start: 15, end: 24, href: null, onOpen: fn(), isMe: true },
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement).toHaveTextContent('@Mum and @小橘子 @everyone, see example.org/a');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: '@Mum' }));
    await expect(args.mentions![0]!.onOpen).toHaveBeenCalledOnce();
  },
};
