import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { expect, fn } from 'storybook/test';
import { t } from '../../../stories/translate.ts';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Tabs } from '../../../components/Tabs.tsx';
import { HomeLayout } from './HomeLayout.tsx';
import styles from '../stories.module.css';

type Args = ComponentProps<typeof HomeLayout> & { hasMoreTabs: boolean };

const meta = {
  title: 'Views/Social/Feed/HomeLayout',
  component: HomeLayout,
  args: {
    mark: <svg viewBox="0 0 64 64" data-testid="mark" />,
    tabs: null,
    refresh: <IconButton icon="retry" label="Refresh" />,
    actions: null,
    panel: {},
    children: null,
    hasMoreTabs: false,
  },
  render: function Render({ hasMoreTabs, ...args }) {
    const intl = useIntl();
    const ids = hasMoreTabs
      ? (['follow', 'recommend', 'gallery', 'chart'] as const)
      : (['follow', 'recommend'] as const);
    const items = ids.map((id) => ({
      id,
      label: intl.formatMessage({ id: `social.home.${id}` }),
    }));
    const tabs = <Tabs id="home" label="Posts" value="follow" items={items} onChange={fn()} />;
    const logIn = <Button size="s">{intl.formatMessage({ id: 'shell.guest.log-in' })}</Button>;
    return <HomeLayout {...args} tabs={tabs} actions={logIn} />;
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {
  decorators: [(Story) => <div className={styles.phone}>{Story()}</div>],
};

/** On 320 px nothing covers the tabs. */
export const Narrow: Story = {
  decorators: [(Story) => <div className={styles.narrow}>{Story()}</div>],
  play: async ({ canvas }) => {
    const getTabBox = (name: string) => canvas.getByRole('tab', { name }).getBoundingClientRect();
    const mark = canvas.getByTestId('mark').getBoundingClientRect();
    await expect(mark.right).toBeLessThanOrEqual(getTabBox(t('social.home.follow')).left);
    const login = canvas.getByRole('button', { name: t('shell.guest.log-in') }).getBoundingClientRect();
    await expect(login.height).toBeLessThan(44);
    await expect(login.right).toBeLessThanOrEqual(
      canvas.getByRole('banner', { hidden: true }).getBoundingClientRect().right,
    );
    await expect(getTabBox(t('social.home.recommend')).left).toBeLessThan(login.left);
  },
};

/** The tabs of other slices scroll, and nothing covers them. */
export const MoreTabs: Story = {
  args: { hasMoreTabs: true },
  decorators: Phone.decorators!,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const login = canvas.getByRole('button', { name: t('shell.guest.log-in') }).getBoundingClientRect();
    await expect(list.right).toBeLessThanOrEqual(login.left);
  },
};
