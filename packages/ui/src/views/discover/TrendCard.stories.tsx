import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { t } from '../../stories/translate.ts';
import { EXAMPLE_SPARSE_CHART, EXAMPLE_TEMPERATURE_CHART, EXAMPLE_VISITORS_CHART } from './story-discover.ts';
import { TrendCard } from './TrendCard.tsx';

const meta = {
  title: 'Views/Discover/TrendCard',
  component: TrendCard,
  args: { chart: EXAMPLE_TEMPERATURE_CHART },
} satisfies Meta<typeof TrendCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A period shows its part of the data; the arrow keys read the values. */
export const OneSeries: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(t('discover.chart.period.month'));
    const plot = canvas.getByRole('slider');
    await expect(plot).toHaveAttribute('aria-valuemax', '29');
    await userEvent.click(canvas.getByRole('tab', { name: t('discover.chart.period.week') }));
    await expect(plot).toHaveAttribute('aria-valuemax', '6');
    plot.focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuenow', '1');
    await expect(plot.getAttribute('aria-valuetext')).toMatch(/°C$/);
    await userEvent.keyboard('{Escape}');
    await expect(plot).toHaveAttribute('aria-valuenow', '6');
  },
};

/** The pointer reads the nearest time until it leaves. */
export const TwoSeries: Story = {
  args: { chart: EXAMPLE_VISITORS_CHART },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider');
    const { left, width, top } = plot.getBoundingClientRect();
    await fireEvent.pointerMove(plot, { clientX: left + width / 2, clientY: top + 10 });
    await expect(Number(plot.getAttribute('aria-valuenow'))).toBeGreaterThan(10);
    await expect(Number(plot.getAttribute('aria-valuenow'))).toBeLessThan(20);
    await fireEvent.pointerMove(plot, { clientX: left - 50, clientY: top + 10 });
    await expect(plot).toHaveAttribute('aria-valuenow', '0');
  },
};

export const Sparse: Story = { args: { chart: EXAMPLE_SPARSE_CHART } };

/** The table has the same data, the newest first, with its gaps. */
export const Table: Story = {
  args: { chart: EXAMPLE_SPARSE_CHART },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('discover.chart.table') }));
    const cells = canvas.getAllByRole('cell').map((cell) => cell.textContent);
    await expect(cells.map((text) => Number.parseFloat(text ?? ''))).toEqual([21.1, NaN, 8, NaN, 12.5]);
    await expect(cells[1]).toBe(t('discover.chart.none'));
  },
};

export const NoValues: Story = {
  args: {
    chart: {
      ...EXAMPLE_SPARSE_CHART,
      series: [{ name: EXAMPLE_SPARSE_CHART.title, values: [null, null, null, null, null] }],
    },
  },
};
