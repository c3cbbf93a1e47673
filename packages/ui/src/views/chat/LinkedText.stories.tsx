import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkedText } from './LinkedText.tsx';

const text = 'See example.org/a and ftp://files.example.org.';
const getLink = (part: string, url: string) => ({
  start: text.indexOf(part),
  end: text.indexOf(part) + part.length,
  url,
});

const meta = {
  title: 'Views/Chat/LinkedText',
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
