import { parseEmojiSections } from '@quintet/domain/chat/emojis';
import { EMOJIS as EN } from '@quintet/domain/generated/emojis-en';
import { EMOJIS as ZH } from '@quintet/domain/generated/emojis-zh_cn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SkinTone } from '@quintet/domain/chat/skin-tones';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { t, tPattern } from '../../stories/translate.ts';
import { EmojiPicker } from './EmojiPicker.tsx';
import styles from './stories.module.css';

/** A few emojis per group, because axe checks each. */
const few = (list: string) =>
  parseEmojiSections(list).map(({ group, emojis }) => ({ group, emojis: emojis.slice(0, group === 'food' ? 60 : 20) }));
const [en, zh] = [few(EN), few(ZH)];

const meta = {
  title: 'Views/Emoji/EmojiPicker',
  component: EmojiPicker,
  parameters: { layout: 'fullscreen' },
  args: { sections: [], recent: [], tone: '', onTone: fn(), onPick: fn() },
  render: (args) => <InWords {...args} />,
  decorators: [(Story) => <div className={styles.place}>{Story()}</div>],
} satisfies Meta<typeof EmojiPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function InWords({ sections, tone: first, ...args }: ComponentProps<typeof EmojiPicker>) {
  const { locale } = useIntl();
  const [tone, setTone] = useState<SkinTone>(first);
  return (
    <EmojiPicker {...args} tone={tone} onTone={setTone} sections={sections && (locale.startsWith('zh') ? zh : en)} />
  );
}

export const Groups: Story = {
  args: { recent: ['🎉', '🍇', '🍉'] },
  play: async ({ canvas, args }) => {
    const cell = (name: RegExp) => canvas.getAllByRole('gridcell', { name })[0]!;
    await userEvent.click(cell(/party popper|拉炮彩带/));
    await expect(args.onPick).toHaveBeenLastCalledWith('🎉', false);
    // Arrow keys move through the tables, which are one tab stop.
    cell(/party popper|拉炮彩带/).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('😄', true);
    await userEvent.keyboard('{End}{ArrowRight}{Home}{ArrowUp}{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('😀', true);
    await expect(canvas.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    // Jumps to a group.
    const flags = canvas.getByRole('button', { name: tPattern('kit.emoji.flags') });
    await userEvent.click(flags);
    await waitFor(() => expect(flags).toHaveAttribute('aria-current', 'true'));
    // Lower tables render when the browser is idle.
    await waitFor(() => expect(cell(/chequered flag|方格旗/)).toBeVisible());
  },
};

export const Search: Story = {
  args: { isFocusedFirst: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveFocus();
    const isChinese = canvas.queryByPlaceholderText(/搜索/) !== null;
    await userEvent.type(field, isChinese ? '披萨' : 'pizza');
    const cells = () => canvas.getAllByRole('gridcell');
    await waitFor(() => expect(cells()[0]).toHaveTextContent('🍕'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('🍕', true);
    await userEvent.keyboard('{ArrowDown}');
    await expect(cells()[0]).toHaveFocus();
  },
};

/** Hands and people use the selected tone; recent emojis keep their tone. */
export const WithSkinTone: Story = {
  args: { recent: ['👋🏻'] },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: tPattern('kit.emoji.tone') });
    await userEvent.click(button);
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('radio', { name: t('kit.emoji.tone-name', { tone: 't3' }) }));
    await expect(canvas.getByRole('searchbox')).toBeVisible();
    const hands = canvas.getAllByRole('gridcell', { name: /waving hand|挥手/ });
    await expect(hands.map(({ textContent }) => textContent)).toEqual(['👋🏻', '👋🏽']);
    await userEvent.click(hands[1]!);
    await expect(args.onPick).toHaveBeenLastCalledWith('👋🏽', false);
    // By keyboard, with the focus returning.
    button.focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent('✋🏿');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zzzz');
    await expect(await canvas.findByRole('status')).toBeVisible();
  },
};

export const Loading: Story = { args: { sections: null } };

export const Failed: Story = {
  args: { sections: null, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: tPattern('kit.error.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
