import type { SliceNameCasings } from './names.ts';

type Files = Record<string, string>;

/** File path → text of the messages, views, stories, feature and flow of a new slice. */
export const renderSliceWebFiles = ({ kebab, camel, pascal, sentence }: SliceNameCasings): Files => ({
  [`packages/i18n/messages/zh_cn/${kebab}.json`]: messages(kebab, sentence, '这里还没有内容'),
  [`packages/i18n/messages/en/${kebab}.json`]: messages(kebab, sentence, 'Nothing here yet'),
  [`packages/ui/src/views/${kebab}/${pascal}View.tsx`]: `import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ListRow } from '../../components/ListRow.tsx';

interface ${pascal}ViewProps {
  items: readonly { id: string; title: string }[];
}

/** The list of ${kebab}. */
export function ${pascal}View({ items }: ${pascal}ViewProps) {
  const intl = useIntl();
  if (items.length === 0)
    return <EmptyState illustration="works" title={intl.formatMessage({ id: '${kebab}.empty-title' })} />;
  return (
    <ul>
      {items.map(({ id, title }) => (
        <li key={id}>
          <ListRow title={title} />
        </li>
      ))}
    </ul>
  );
}
`,
  [`packages/ui/src/views/${kebab}/${pascal}View.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal}View } from './${pascal}View.tsx';

const meta = {
  title: 'Views/${sentence}/${pascal}View',
  component: ${pascal}View,
  args: { items: [{ id: 'n1', title: 'The first one' }] },
} satisfies Meta<typeof ${pascal}View>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { items: [] } };
`,
  [`packages/ui/src/screens/${kebab}/${pascal}Screen.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { Story${pascal}Screen } from './Story${pascal}Screen.tsx';

const meta = {
  title: 'Screens/${sentence}/List',
  component: Story${pascal}Screen,
  parameters: { layout: 'fullscreen' },
  args: { state: 'full' },
} satisfies Meta<typeof Story${pascal}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Loading: Story = { args: { state: 'loading' } };
export const Empty: Story = { args: { state: 'empty' } };
export const Failed: Story = { args: { state: 'failed' } };
export const Offline: Story = { args: { state: 'offline' } };
`,
  [`packages/ui/src/screens/${kebab}/Story${pascal}Screen.tsx`]: `import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ${pascal}View } from '../../views/${kebab}/${pascal}View.tsx';
import { SettingsLayout } from '../../views/profile/SettingsLayout.tsx';
import { StoryAppShell } from '../StoryAppShell.tsx';

export type Story${pascal}ScreenState = 'full' | 'loading' | 'empty' | 'failed' | 'offline';

const ITEMS = ['The first one', '第二个', 'One with a title that is longer than a phone is wide, and then some'];

/** The screen as features/${kebab} composes it. */
export function Story${pascal}Screen({ state }: { state: Story${pascal}ScreenState }) {
  const intl = useIntl();
  return (
    <StoryAppShell tab="/my-page" isOpened isOffline={state === 'offline'}>
      <SettingsLayout title={intl.formatMessage({ id: '${kebab}.title' })} onBack={fn()}>
        <Content state={state} />
      </SettingsLayout>
    </StoryAppShell>
  );
}

function Content({ state }: { state: Story${pascal}ScreenState }) {
  if (state === 'loading') {
    return (
      <div aria-busy>
        <Skeleton shape="row" count={4} />
      </div>
    );
  }
  if (state === 'failed') return <ErrorState onRetry={fn()} />;
  return <${pascal}View items={state === 'empty' ? [] : ITEMS.map((title) => ({ id: title, title }))} />;
}
`,
  [`apps/web/src/features/${kebab}/${pascal}Page.tsx`]: `import { ${pascal}View } from '@quintet/ui/views/${kebab}/${pascal}View';
import { SettingsLayout } from '@quintet/ui/views/profile/SettingsLayout';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { usePageTitle } from '../../shared/appearance/page-title.ts';
import { LoadedQuery } from '../../shared/loading/LoadedQuery.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { ${camel} } from './queries.ts';

/** /${kebab}: ${kebab} of this user. */
export default function ${pascal}Page(): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const query = useQuery(${camel}());
  const title = intl.formatMessage({ id: '${kebab}.title' });
  usePageTitle(title);
  return (
    <SettingsLayout title={title} onBack={() => void navigate(paths.myPage.href())}>
      <LoadedQuery query={query}>{({ result }) => <${pascal}View items={result} />}</LoadedQuery>
    </SettingsLayout>
  );
}
`,
  [`apps/web/src/features/${kebab}/queries.ts`]: `import { $api } from '../../shared/requests/query.ts';

export const ${camel} = () => $api.queryOptions('get', '/api/v1/${kebab}');
`,
  [`apps/e2e/tests/flows/${kebab}.spec.ts`]: `import { registerTestAccount } from '../../src/accounts.ts';
import { TestUser } from '../../src/test-user.ts';
import { expect, test } from '../../src/test.ts';

test('${kebab}: the list of a new user is empty', async ({ openBrowser }) => {
  const { page, t } = await TestUser.signIn(await openBrowser(), await registerTestAccount());
  await page.goto('/${kebab}');
  await expect(page.getByRole('heading', { name: t('${kebab}.title'), exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('${kebab}.empty-title') })).toBeVisible();
});
`,
});

const messages = (kebab: string, title: string, empty: string): string =>
  `${JSON.stringify({ [`${kebab}.title`]: title, [`${kebab}.empty-title`]: empty }, null, 2)}\n`;
