import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ListRow } from './ListRow.tsx';
import layout from './stories.module.css';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Sound' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Sound' });
    await userEvent.click(control);
    await expect(control).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <div className={layout.row}>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
      <Switch label="Off and fixed" disabled />
      <Switch label="On and fixed" disabled defaultChecked />
    </div>
  ),
};

/** The whole row is clickable. */
export const InRow: Story = {
  render: () => (
    <div className={layout.card}>
      <ListRow as="label" title="Vibration" end={<Switch defaultChecked />} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Vibration'));
    await expect(canvas.getByRole('switch', { name: 'Vibration' })).not.toBeChecked();
  },
};
