import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Avatar } from './Avatar.tsx';
import { VirtualRows } from './VirtualRows.tsx';
import { ListRow } from './ListRow.tsx';

const COUNT = 2300;
const NAMES = Array.from({ length: COUNT }, (_, index) => ({ id: `Member ${index + 1}` }));

const meta = {
  title: 'Components/FixedRows',
  component: VirtualRows,
  args: {
    items: NAMES,
    renderRow: ({ id }) => <ListRow as="button" leading={<Avatar name={id} />} title={id} />,
  },
  render: (args) => (
    <div data-testid="scroller" style={{ blockSize: '100dvh', overflowY: 'auto' }}>
      <VirtualRows {...args} />
    </div>
  ),
} satisfies Meta<typeof VirtualRows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the rows near the screen are in the page, at the height of a ListRow. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const scroller = canvas.getByTestId('scroller');
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(second!.offsetTop - first!.offsetTop).toBe(first!.firstElementChild!.clientHeight);
    scroller.scrollTop = scroller.scrollHeight / 2;
    const middle = await canvas.findByRole('button', { name: `Member ${COUNT / 2 + 1}` });
    await expect(middle.closest('li')).toHaveAttribute('aria-posinset', String(COUNT / 2 + 1));
    await expect(middle.getBoundingClientRect().top).toBeLessThan(innerHeight);
    scroller.scrollTop = scroller.scrollHeight;
    await expect(await canvas.findByRole('button', { name: `Member ${COUNT}` })).toBeVisible();
    await expect(canvas.getAllByRole('button').length).toBeLessThan(60);
  },
};

/** Tab reaches rows that were not in the page when the list opened. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Member 1' }).focus();
    for (let row = 2; row <= 60; row += 1) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent(`Member ${row}`);
    }
  },
};
