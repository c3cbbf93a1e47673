import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../components/Button.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Tabs } from '../../components/Tabs.tsx';
import { HomeLayout } from './HomeLayout.tsx';
import styles from './stories.module.css';

const TABS = { en: ['Following', 'For you'], zh_cn: ['关注', '推荐'] } as const;

const meta = {
  title: 'Views/Social/HomeLayout',
  component: HomeLayout,
  args: {
    mark: <svg viewBox="0 0 64 64" data-testid="mark" />,
    tabs: null,
    refresh: <IconButton icon="retry" label="Refresh" />,
    actions: <Button size="s">Log in</Button>,
    panel: {},
    children: null,
  },
  render: (args, { globals }) => {
    const items = TABS[globals['locale'] === 'en' ? 'en' : 'zh_cn'].map((label) => ({ id: label, label }));
    const tabs = <Tabs id="home" label="Posts" value={items[0]!.id} items={items} onChange={fn()} />;
    return <HomeLayout {...args} tabs={tabs} />;
  },
} satisfies Meta<typeof HomeLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  globals: { locale: 'zh_cn' },
  decorators: [(Story) => <div className={styles.phone}>{Story()}</div>],
};

/** On 320 px nothing covers the tabs. */
export const Narrow: Story = {
  globals: { locale: 'en' },
  decorators: [(Story) => <div className={styles.narrow}>{Story()}</div>],
  play: async ({ canvas }) => {
    const getTabBox = (name: string) => canvas.getByRole('tab', { name }).getBoundingClientRect();
    const mark = canvas.getByTestId('mark').getBoundingClientRect();
    await expect(mark.right).toBeLessThanOrEqual(getTabBox('Following').left);
    const login = canvas.getByRole('button', { name: 'Log in' }).getBoundingClientRect();
    await expect(login.right).toBeLessThanOrEqual(
      canvas.getByRole('banner', { hidden: true }).getBoundingClientRect().right,
    );
    await expect(getTabBox('For you').left).toBeLessThan(login.left);
  },
};
