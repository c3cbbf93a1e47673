import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { StoryBrandColumns } from './StoryBrandColumns.tsx';
import { getStoryBrands, getStoryTokenSuffixes } from './story-brands.ts';
import styles from './foundations.module.css';

const meta = {
  title: 'Foundations/Motion',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every curve at every duration, in slow motion (8×). */
export const Curves: Story = {
  render: (_, { parameters }) => (
    <StoryBrandColumns brands={getStoryBrands(parameters)}>
      {({ tokens }) =>
        getStoryTokenSuffixes(tokens.shared, 'duration-').flatMap((duration) =>
          getStoryTokenSuffixes(tokens.shared, 'ease-').map((ease) => (
            <div
              key={duration + ease}
              className={styles.motion}
              style={{ '--time': `var(--duration-${duration})`, '--curve': `var(--ease-${ease})` } as CSSProperties}
            >
              {ease}, {duration}
              <span className={styles.value}>
                {tokens.shared[`duration-${duration}`]} {tokens.shared[`ease-${ease}`]}
              </span>
            </div>
          )),
        )
      }
    </StoryBrandColumns>
  ),
};
