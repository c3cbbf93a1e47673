import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Image } from './Image.tsx';
import layout from './stories.module.css';

/** A landscape as a data URL. */
const HILLS = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 80" width="600" height="800"><rect width="60" height="80" fill="#f6d9a8"/><circle cx="42" cy="22" r="9" fill="#f0a35e"/><path d="M0 50 20 34l14 14 10-8 16 16v24H0z" fill="#5a7d7c"/></svg>',
)}`;

const meta = {
  title: 'Components/Image',
  component: Image,
  args: { src: HILLS, alt: 'Hills', ratio: 3 / 4, thumbhash: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w' },
  decorators: [(Story) => <div className={layout.picture}>{Story()}</div>],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Hills' });
    await waitFor(() => expect(image).toHaveAttribute('data-loaded'));
    const box = image.parentElement!.getBoundingClientRect();
    await expect(box.width / box.height).toBeCloseTo(3 / 4, 1);
  },
};

/** Reserves its box and shows the blurred preview before it loads. */
export const Loading: Story = {
  args: { src: null },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-fit]')!;
    await userEvent.keyboard('{Shift}');
    await waitFor(() => expect(box.style.backgroundImage).toMatch(/^url\("?data:image\/png/));
    await expect(box.offsetHeight).toBeGreaterThan(box.offsetWidth);
  },
};

/** A failed image keeps its preview, or a plain background. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA', thumbhash: '!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hills' })).not.toHaveAttribute('data-loaded');
  },
};

/** Shows the card's image until the large one has loaded. */
export const Preview: Story = {
  args: { src: 'data:image/png;base64,AAAA', preview: { src: HILLS, sizes: '50vw' }, isEager: true },
  play: async ({ canvasElement }) => {
    const preview = canvasElement.querySelector('img')!;
    await waitFor(() => expect(preview.naturalWidth).toBeGreaterThan(0));
    await expect(preview).toBeVisible();
    await expect(getComputedStyle(preview).opacity).toBe('1');
  },
};

/** An eager image that failed is hidden, and retried when the connection is back. */
export const Failed: Story = {
  args: Preview.args!,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Hills' });
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('0'));
    const onError = fn();
    image.addEventListener('error', onError);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(onError).toHaveBeenCalled());
  },
};

export const Contained: Story = { args: { fit: 'contain', ratio: 1 } };
