import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryMaintenanceScreen } from './StoryMaintenanceScreen.tsx';

const meta = {
  title: 'Screens/Site/Maintenance',
  component: StoryMaintenanceScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'announced' },
} satisfies Meta<typeof StoryMaintenanceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announced: Story = {};
export const WithoutDetails: Story = { args: { state: 'without-details' } };
export const Checking: Story = { args: { state: 'checking' } };
export const StillDown: Story = { args: { state: 'still-down' } };
