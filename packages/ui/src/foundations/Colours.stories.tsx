import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { StoryBrandColumns } from './StoryBrandColumns.tsx';
import { getStoryBrands, getStoryTokenSuffixes, type TokenTheme } from './story-brands.ts';
import styles from './foundations.module.css';

const meta = {
  title: 'Foundations/Colours',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const inTheme = (theme: TokenTheme): Story => ({
  render: (_, { parameters }) => (
    <StoryBrandColumns brands={getStoryBrands(parameters)} theme={theme}>
      {({ tokens }) => (
        <ul className={styles.list}>
          {getStoryTokenSuffixes(tokens[theme], 'color-').map((name) => (
            <li key={name} className={styles.swatch} style={{ '--value': `var(--color-${name})` } as CSSProperties}>
              <span>
                {name}
                <span className={styles.value}>{tokens[theme][`color-${name}`]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </StoryBrandColumns>
  ),
});

export const Light = inTheme('light');
export const Dark = inTheme('dark');
