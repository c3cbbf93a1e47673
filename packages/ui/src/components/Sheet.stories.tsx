import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { t } from '../stories/translate.ts';
import { Button } from './Button.tsx';
import { ListRow } from './ListRow.tsx';
import { Sheet } from './Sheet.tsx';

/** The first pixels only distinguish a drag from a tap. */
const SLOP_PX = 7;

const REASONS = ['Spam', 'Sexual content', 'Harassment', 'Other'];

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Report',
    children: REASONS.map((reason) => <ListRow key={reason} as="button" title={reason} hasChevron />),
  },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  play: async ({ args, canvas }) => {
    const sheet = canvas.getByRole('dialog', { name: 'Report' });
    await settled(sheet);
    await expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: t('kit.sheet.close') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** An on-screen keyboard that overlaps the page, as on iOS, covers nothing of the sheet. */
export const AboveKeyboard: Story = {
  args: { footer: <Button isBlock>Send report</Button> },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog');
    await settled(sheet);
    const viewport = window.visualViewport!;
    const edge = window.innerHeight - 260;
    Object.defineProperty(viewport, 'height', { configurable: true, get: () => edge });
    try {
      viewport.dispatchEvent(new Event('resize'));
      await expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(edge, 0);
      await expect(canvas.getByRole('button', { name: 'Send report' }).getBoundingClientRect().bottom).toBeLessThan(
        edge,
      );
    } finally {
      Reflect.deleteProperty(viewport, 'height');
      viewport.dispatchEvent(new Event('resize'));
    }
    await expect(sheet.getBoundingClientRect().bottom).toBe(window.innerHeight);
  },
};

export const Wide: Story = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog');
    await settled(sheet);
    const box = sheet.getBoundingClientRect();
    await expect(Math.abs(box.left + box.right - document.documentElement.clientWidth)).toBeLessThan(2);
    await expect(box.bottom).toBeLessThan(window.innerHeight);
  },
};

/** The content behind a `part` sheet stays visible. */
export const Part: Story = {
  args: { height: 'part' },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog');
    await settled(sheet);
    await expect(sheet.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 4);
  },
};

export const WidePart: Story = {
  args: { height: 'part' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog');
    await settled(sheet);
    await expect(sheet.getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2);
  },
};

/** Follows the finger, springs back when released early, and closes when released late. */
export const Dragged: Story = {
  args: { footer: <Button isBlock>Send report</Button> },
  play: async ({ args, canvas }) => {
    const sheet = canvas.getByRole('dialog');
    await settled(sheet);
    const row = within(sheet).getByText('Spam');
    const top = sheet.getBoundingClientRect().top;
    await drag(row, 60);
    await expect(sheet.getBoundingClientRect().top).toBeCloseTo(top + 60 - SLOP_PX, 0);
    release(row);
    await settled(sheet);
    await expect(sheet.getBoundingClientRect().top).toBe(top);
    await expect(args.onClose).not.toHaveBeenCalled();

    await drag(row, 300);
    release(row);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Elements with their own touch handling do not drag the sheet. */
export const InnerGesture: Story = {
  args: { children: <p data-own-touch>Map</p> },
  play: async ({ args, canvas }) => {
    const map = canvas.getByText('Map');
    await settled(canvas.getByRole('dialog'));
    await drag(map, 300);
    release(map);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** A list inside scrolls before the sheet moves. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => (
      <ListRow key={index} as="button" title={`Member ${index + 1}`} />
    )),
  },
  play: async ({ args, canvas }) => {
    const sheet = canvas.getByRole('dialog');
    await settled(sheet);
    const row = within(sheet).getByText('Member 3');
    const scroller = row.closest('[class*=content]') as HTMLElement;
    scroller.scrollTop = 40;
    await drag(row, 300);
    release(row);
    await expect(args.onClose).not.toHaveBeenCalled();
    scroller.scrollTop = 0;
    await waitFor(() => expect(scroller.scrollTop).toBe(0));
  },
};

/** Waits until the sheet is open and its rows, whose heights are estimates at first (ListRow), have their heights. */
async function settled(element: Element) {
  await waitFor(() => expect(element.getAnimations()).toHaveLength(0));
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}

/** Drags slowly down by `distance` px and holds. */
async function drag(target: Element, distance: number) {
  const at = (y: number) => ({
    touches: [new Touch({ identifier: 1, target, clientX: 100, clientY: 300 + y })],
    bubbles: true,
    cancelable: true,
  });
  target.dispatchEvent(new TouchEvent('touchstart', at(0)));
  for (const y of [SLOP_PX, distance / 2, distance, distance]) {
    target.dispatchEvent(new TouchEvent('touchmove', at(y)));
    await new Promise(requestAnimationFrame);
  }
}

function release(target: Element) {
  target.dispatchEvent(new TouchEvent('touchend', { bubbles: true }));
}
