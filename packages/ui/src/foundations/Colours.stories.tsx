import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { BrandTokenColumns } from './BrandTokenColumns.tsx';
import { getStoryBrands, getStoryTokenSuffixes, type TokenTheme } from './brand-tokens.ts';
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
    <BrandTokenColumns brands={getStoryBrands(parameters)} theme={theme}>
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
    </BrandTokenColumns>
  ),
});

export const Light = inTheme('light');
export const Dark = inTheme('dark');
