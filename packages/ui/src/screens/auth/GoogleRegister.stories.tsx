import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRegisterScreen } from './StoryRegisterScreen.tsx';

const meta = {
  title: 'Screens/Auth/Google register',
  component: StoryRegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'google' },
} satisfies Meta<typeof StoryRegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
