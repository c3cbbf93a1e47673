import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StoryBrandColumns } from './StoryBrandColumns.tsx';
import { getStoryBrands, type StoryBrand, type TokenTheme } from './story-brands.ts';
import styles from './foundations.module.css';

const meta = {
  title: 'Foundations/Brand assets',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The logo as on the login screen, in the rail and in a tab; the icon as on a home screen, round and square; the share image. */
function Assets({ brand: { title, logo, icon, share } }: { brand: StoryBrand }) {
  return (
    <>
      <h3>logo.svg</h3>
      <div className={styles.assets}>
        {(['l', 'm', 's'] as const).map((size) => (
          <img key={size} className={styles.logo} data-size={size} src={logo} alt={`${title}, logo, ${size}`} />
        ))}
      </div>
      <h3>icon.svg</h3>
      <div className={styles.assets}>
        <img className={styles.appIcon} src={icon} alt={`${title}, icon`} />
        <img className={styles.appIcon} data-round src={icon} alt={`${title}, round icon`} />
      </div>
      <h3>share.svg</h3>
      <img className={styles.share} src={share} alt={`${title}, shared link`} />
    </>
  );
}

const inTheme = (theme: TokenTheme): Story => ({
  render: (_, { parameters }) => (
    <StoryBrandColumns brands={getStoryBrands(parameters)} theme={theme}>
      {(brand) => <Assets brand={brand} />}
    </StoryBrandColumns>
  ),
  play: async ({ canvas }) => {
    for (const image of canvas.getAllByRole<HTMLImageElement>('img'))
      await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  },
});

export const Light = inTheme('light');
export const Dark = inTheme('dark');
