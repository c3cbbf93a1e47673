import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoundIcon, type RoundIconTone } from './RoundIcon.tsx';
import layout from './stories.module.css';

const TONES: readonly RoundIconTone[] = ['accent', 'neutral', 'success', 'warning', 'danger'];

const meta = {
  title: 'Components/RoundIcon',
  component: RoundIcon,
  args: { icon: 'wallet' },
} satisfies Meta<typeof RoundIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};

export const Tones: Story = {
  render: (args) => (
    <div className={layout.row}>
      {TONES.map((tone) => (
        <RoundIcon key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
};
