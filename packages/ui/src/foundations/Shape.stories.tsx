import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { StoryBrandColumns } from './StoryBrandColumns.tsx';
import { getStoryBrands, getStoryTokenSuffixes, type StoryBrand, type TokenTheme } from './story-brands.ts';
import styles from './foundations.module.css';

const meta = {
  title: 'Foundations/Shape and space',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Shapes({ kind, tokens }: { kind: 'radius' | 'elevation'; tokens: StoryBrand['tokens'] }) {
  return (
    <div className={styles.shapes}>
      {getStoryTokenSuffixes(tokens.shared, `${kind}-`).map((name) => (
        <div
          key={name}
          className={styles.shape}
          data-kind={kind}
          style={{ '--value': `var(--${kind}-${name})` } as CSSProperties}
        >
          <span>
            {name}
            {kind === 'radius' && <span className={styles.value}>{tokens.shared[`radius-${name}`]}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}

const radiusAndDepth = (theme: TokenTheme): Story => ({
  render: (_, { parameters }) => (
    <StoryBrandColumns brands={getStoryBrands(parameters)} theme={theme}>
      {({ tokens }) => (
        <>
          <h3>Radius</h3>
          <Shapes kind="radius" tokens={tokens} />
          <h3>Depth</h3>
          <Shapes kind="elevation" tokens={tokens} />
        </>
      )}
    </StoryBrandColumns>
  ),
});

export const Light = radiusAndDepth('light');
export const Dark = radiusAndDepth('dark');

export const Space: Story = {
  render: (_, { parameters }) => (
    <StoryBrandColumns brands={getStoryBrands(parameters)}>
      {({ tokens }) =>
        ['space-', 'density-', 'layout-', 'touch'].map((group) => (
          <div key={group} className={styles.list}>
            {getStoryTokenSuffixes(tokens.shared, group).map((name) => (
              <div
                key={name}
                className={styles.measure}
                style={{ '--value': `var(--${group}${name})` } as CSSProperties}
              >
                <span>
                  {group}
                  {name}
                  <span className={styles.value}>{tokens.shared[`${group}${name}`]}</span>
                </span>
              </div>
            ))}
          </div>
        ))
      }
    </StoryBrandColumns>
  ),
};
