import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';
import layout from './stories.module.css';

/** An SVG face as a data URL. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#7ab8a0"/><circle cx="20" cy="16" r="8" fill="#fff"/><circle cx="20" cy="40" r="14" fill="#fff"/></svg>',
)}`;

const PEOPLE = ['Moss Harbour', '小橘子', 'Kettle', 'Mango Rain', '林', 'Öl Kanne', 'Sol', '雷阵雨'];

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Moss Harbour', id: 'u1', size: 'xl' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  args: { src: PICTURE, isLabelled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Moss Harbour' }).querySelector('img')).toHaveAttribute(
      'src',
      PICTURE,
    );
  },
};

export const Initials: Story = {
  render: () => (
    <div className={layout.row}>
      {PEOPLE.map((name, index) => (
        <Avatar key={name} name={name} id={`u${index}`} size="xl" />
      ))}
      <Avatar name="" id="u0" size="xl" />
    </div>
  ),
};

/** A user and the author of the user's posts have one tint. */
export const OneTint: Story = {
  render: () => (
    <div className={layout.row}>
      {['u10041', 'a10041'].map((id) => (
        <Avatar key={id} name="Moss Harbour" id={id} size="xl" />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const tints = canvas.getAllByText('MH').map((face) => face.style.getPropertyValue('--tint'));
    await expect(tints[0]).not.toBe('');
    await expect(tints[0]).toBe(tints[1]);
  },
};

/** An image that fails to load is replaced by the initials. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('MH')).toBeInTheDocument());
  },
};

export const Groups: Story = {
  render: () => (
    <div className={layout.row}>
      <Avatar name="Hikers" id="g1" kind="group" size="xl" />
      <Avatar name="" id="g2" kind="group" size="xl" />
      {[2, 3, 4].map((count) => (
        <Avatar
          key={count}
          name="Hikers"
          id="g3"
          kind="group"
          size="xl"
          members={PEOPLE.slice(0, count).map((name, index) => ({
            id: `u${index}`,
            name,
            src: index === 1 ? PICTURE : null,
          }))}
        />
      ))}
    </div>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className={layout.row}>
      {(['xs', 's', 'm', 'l', 'xl', 'xxl'] as const).map((size) => (
        <Avatar key={size} name="Mango Rain" id="u7" size={size} isOnline={size !== 'xs'} />
      ))}
    </div>
  ),
};
