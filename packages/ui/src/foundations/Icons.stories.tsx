import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ILLUSTRATION_NAMES } from '../icons/illustrations.ts';
import { Illustration } from '../icons/Illustration.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ICON_NAMES } from '../icons/names.ts';
import { StoryBrandColumns } from './StoryBrandColumns.tsx';
import { getStoryBrands, type TokenTheme } from './story-brands.ts';
import styles from './foundations.module.css';

const meta = {
  title: 'Foundations/Icons',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div className={styles.icons}>
      {ICON_NAMES.map((name) => (
        <div key={name} className={styles.icon}>
          <Icon name={name} />
          {name}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('use')?.getBoundingClientRect().width).toBeGreaterThan(0));
  },
};

export const Sizes: Story = {
  render: () => (
    <div className={styles.icons}>
      {(['s', 'm', 'l'] as const).flatMap((size) =>
        (['chat', 'settings', 'heart-filled', 'camera'] as const).map((name) => (
          <div key={size + name} className={styles.icon}>
            <Icon name={name} size={size} />
            {size}
          </div>
        )),
      )}
    </div>
  ),
};

const figures = (theme: TokenTheme): Story => ({
  globals: { viewport: { value: 'wide' } },
  render: (_, { parameters }) => (
    <StoryBrandColumns brands={getStoryBrands(parameters)} theme={theme}>
      {() =>
        ILLUSTRATION_NAMES.map((name) => (
          <div key={name} className={styles.icon}>
            <Illustration name={name} />
            {name}
          </div>
        ))
      }
    </StoryBrandColumns>
  ),
});

export const FiguresLight = figures('light');
export const FiguresDark = figures('dark');
