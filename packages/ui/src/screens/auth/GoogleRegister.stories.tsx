import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegisterScreen } from './RegisterScreen.tsx';

const meta = {
  title: 'Screens/Auth/Google register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'google' },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
