import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../components/Avatar.tsx';
import { Badge } from '../components/Badge.tsx';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/IconButton.tsx';
import { ListRow } from '../components/ListRow.tsx';
import { SearchField } from '../components/SearchField.tsx';
import { Switch } from '../components/Switch.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { TextField } from '../components/TextField.tsx';
import { StoryBrandColumns } from './StoryBrandColumns.tsx';
import { getStoryBrands, type StoryBrand, type TokenTheme } from './story-brands.ts';
import styles from './foundations.module.css';

const meta = {
  title: 'Foundations/Characters',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const TABS = [
  { id: 'groups', label: 'Groups' },
  { id: 'friends', label: 'Friends' },
] as const;

/** Parts of every screen: each brand must be recognisable without its name (look). */
function Sample({ brand: { slug, title } }: { brand: StoryBrand }) {
  return (
    <>
      <div className={styles.line}>
        <span className={styles.mark} />
        <IconButton icon="bell" label="2 notifications" badge={<Badge count={2} />} />
      </div>
      <SearchField label={`Search ${title}`} value="" onChange={() => {}} />
      <Tabs id={`tabs-${slug}`} label={title} items={TABS} value="groups" onChange={() => {}} variant="pill" />
      <div className={styles.card}>
        <ListRow
          size="tall"
          leading={<Avatar name="Moss Harbour" id="u1" size="l" isOnline />}
          title="Moss Harbour"
          meta="14:02"
          detail="See you at the bridge!"
          end={<Badge count={3} />}
        />
        <ListRow
          size="tall"
          leading={<Avatar name="周末爬山" id="g4" size="l" kind="group" />}
          title="周末爬山"
          meta="昨天"
          detail="明天早上七点集合"
          end={<Badge count={1280} isQuiet />}
        />
        <ListRow title="Sound" end={<Switch label="Sound" defaultChecked />} />
      </div>
      <div className={styles.bubbles}>
        <p className={styles.bubble}>Are you coming on Sunday?</p>
        <p className={styles.bubble} data-own>
          Of course, with pears.
        </p>
      </div>
      <TextField label="Nickname" hint="As your friends see it" defaultValue="Moss" />
      <Button isBlock>Continue</Button>
      <div className={styles.line}>
        <Button size="s">Follow</Button>
        <Button size="s" variant="secondary">
          Following
        </Button>
        <Button size="s" variant="outline">
          Share
        </Button>
      </div>
    </>
  );
}

const inTheme = (theme: TokenTheme): Story => ({
  render: (_, { parameters }) => (
    <StoryBrandColumns brands={getStoryBrands(parameters)} theme={theme}>
      {(brand) => <Sample brand={brand} />}
    </StoryBrandColumns>
  ),
});

export const Light = inTheme('light');
export const Dark = inTheme('dark');
