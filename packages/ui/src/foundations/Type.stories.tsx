import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { StoryBrandColumns } from './StoryBrandColumns.tsx';
import { getStoryBrands, getStoryTokenSuffixes } from './story-brands.ts';
import styles from './foundations.module.css';

const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Steps: Story = {
  render: (_, { parameters }) => (
    <StoryBrandColumns brands={getStoryBrands(parameters)}>
      {({ tokens }) =>
        getStoryTokenSuffixes(tokens.shared, 'type-').map((step) => (
          <div key={step} className={styles.specimen} style={{ '--value': `var(--type-${step})` } as CSSProperties}>
            <span className={styles.value}>
              {step} · {tokens.shared[`type-${step}`]}
            </span>
            <div className={styles.heading}>Hello, 你好 27</div>
            <div>Hello, 你好 27</div>
          </div>
        ))
      }
    </StoryBrandColumns>
  ),
};

export const Text: Story = {
  render: (_, { parameters }) => (
    <StoryBrandColumns brands={getStoryBrands(parameters)}>
      {({ tokens }) => (
        <>
          <h3 className={styles.heading}>A walk by the river</h3>
          <p>We met at the old bridge, bought two pears from a boy on a bicycle, and forgot what time it was.</p>
          <h3 className={styles.heading} lang="zh-CN">
            河边散步
          </h3>
          <p lang="zh-CN">我们在旧桥边碰面，向骑车的男孩买了两个梨，然后忘了时间。</p>
          <p className={styles.mono}>0123456789</p>
          <dl className={styles.list}>
            {[
              'font-heading',
              'leading-body',
              'leading-tight',
              'weight-heading',
              'weight-strong',
              'tracking-heading',
              'stretch-heading',
            ].map((name) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className={styles.value}>{tokens.shared[name]}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </StoryBrandColumns>
  ),
};
