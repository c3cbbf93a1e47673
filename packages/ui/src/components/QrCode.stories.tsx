import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const TEXT = 'https://gu.example/profile?dialogVisible=scan#rVfJ3mR9zQ7wKc1XoTb5yHn8uLp2sEaG4dWi6tCqA0k';

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { text: TEXT, label: 'Login code' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Is readable by a scanner in both themes. */
export const Readable: Story = {
  play: async ({ canvas }) => {
    const drawn = canvas.getByRole('img', { name: 'Login code' });
    const { fill, backgroundColor } = getComputedStyle(drawn);
    const copy = drawn.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', '400');
    copy.setAttribute('height', '400');
    copy.setAttribute('style', `fill:${fill};background:${backgroundColor}`);
    const picture = new Image();
    picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
    await picture.decode();
    const context = new OffscreenCanvas(400, 400).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { decodeQR } = await import('qr/decode.js');
    await expect(decodeQR(context.getImageData(0, 0, 400, 400))).toBe(TEXT);
  },
};
