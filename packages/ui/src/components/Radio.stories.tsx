import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Radio } from './Radio.tsx';

const meta = {
  title: 'Components/Radio',
  component: Radio,
  render: () => (
    <>
      {['GU', 'MEE'].map((label) => (
        <Radio key={label} name="brand" aria-label={label} />
      ))}
    </>
  ),
} satisfies Meta<typeof Radio>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await userEvent.click(second!);
    await expect(second).toBeChecked();
    // The brand's colours, not those of the browser.
    const grounds = [first, second].map((radio) => getComputedStyle(radio!).appearance);
    await expect(grounds).toEqual(['none', 'none']);
  },
};
