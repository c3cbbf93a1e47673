import type { Meta, StoryObj } from '@storybook/react-vite';
import { Register } from './RegisterScreen.tsx';

const meta = {
  title: 'Screens/Auth/Google register',
  component: Register,
  parameters: { layout: 'fullscreen' },
  args: { state: 'google' },
} satisfies Meta<typeof Register>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
