import type { Meta, StoryObj } from '@storybook/react-vite';
import { QUICK_EMOJIS } from '@quintet/domain/chat/reactions';
import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { toMenuKeyboardShortcut } from '../../components/menu-keyboard-shortcut.ts';
import { isStoryRtlStartVisible } from '../../stories/is-story-rtl-start-visible.ts';
import { t, tPattern } from '../../stories/translate.ts';
import { DateChip } from './DateChip.tsx';
import { BlockedMessagePlaceholder } from './BlockedMessagePlaceholder.tsx';
import { JumpDownButton } from './JumpDownButton.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { RoomSkeleton } from './RoomSkeleton.tsx';
import styles from './stories.module.css';
import { SystemMessage } from './SystemMessage.tsx';
import { UnreadDivider } from './UnreadDivider.tsx';

const meta = {
  title: 'Views/Chat/RoomParts',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className={styles.page}>{Story()}</div>],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {
  render: () => (
    <>
      <DateChip day={new Date().setHours(0, 0, 0, 0)} />
      <DateChip day={new Date(2025, 4, 3).getTime()} />
      <SystemMessage>小雨 invited Kettle and Noor</SystemMessage>
      <UnreadDivider />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(tPattern('chat.time.today'))).toBeVisible();
  },
};

const onOpen = fn();
export const Link: Story = {
  render: () => (
    <SystemMessage href="/room/g1?envelope=e1" onOpen={onOpen}>
      Kettle opened a red envelope from you
    </SystemMessage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Kettle/ }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

const onRewrite = fn();
/** A retracted text can be written again. */
export const LineWithAction: Story = {
  render: () => (
    <SystemMessage action={{ label: t('chat.action.rewrite'), onClick: onRewrite }}>You unsent a message</SystemMessage>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('chat.action.rewrite') }));
    await expect(onRewrite).toHaveBeenCalledOnce();
  },
};

const onUnfold = fn();
export const Folded: Story = {
  render: () => <BlockedMessagePlaceholder onUnfold={onUnfold} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('chat.room.folded') }));
    await expect(onUnfold).toHaveBeenCalledOnce();
  },
};

const onJump = fn();
export const Jump: Story = {
  render: () => <JumpDownButton isShown count={1200} onJump={onJump} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /1,?200/ });
    await expect(canvas.getByText('1.2k')).toBeVisible();
    await userEvent.click(button);
    await expect(onJump).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  render: () => <RoomSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  },
};

const onBack = fn();
export const Header: Story = {
  render: () => <RoomHeader id="u2" name="Moss Harbour" kind="user" onBack={onBack} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: tPattern('kit.bar.back') }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

/** A name from right to left has the order of the list. */
export const RightToLeftHeader: Story = {
  render: () => <RoomHeader id="g1" name="دوست Friends" kind="group" />,
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('دوست Friends')).direction).toBe('rtl');
    await expect(getComputedStyle(canvas.getByRole('heading')).direction).toBe('ltr');
  },
};

export const LongRightToLeftHeader: Story = {
  render: () => <RoomHeader id="g1" name={'لاہور کے پرانے دوست '.repeat(8).trim()} kind="group" />,
  play: async ({ canvas }) => {
    await expect(isStoryRtlStartVisible(canvas.getByText(/لاہور/), canvas.getByRole('heading'))).toBe(true);
  },
};

export const GroupHeader: Story = {
  render: () => (
    <RoomHeader
      id="g1"
      name="A group with a name that is far too long for a phone"
      kind="group"
      subtitle="2,300 members"
    />
  ),
};

const [onSelect, onReact, onClose] = [fn(), fn(), fn()];
export const Menu: Story = {
  render: () => (
    <MessageWithMenu
      at={{ x: 9000, y: 0 }}
      reactions={{ emojis: QUICK_EMOJIS, isMine: (emoji) => emoji === '👍', onReact }}
      items={[
        { id: 'copy', label: 'Copy', icon: 'copy', onSelect },
        { id: 'delete', label: 'Delete', icon: 'trash', tone: 'danger', onSelect },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
    await expect(canvas.getByRole('menu').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Tab}{ArrowRight}{Enter}');
    await expect(onReact).toHaveBeenCalledWith('❤️');
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalled();
  },
};

/** For a list row: at the pointer, inside the window; the row does not move. */
export const PlainMenu: Story = {
  render: function Plain() {
    const [element, setElement] = useState<HTMLElement | null>(null);
    return (
      <>
        <div ref={setElement}>A row</div>
        {element && (
          <MessageMenu
            at={{ x: 40, y: innerHeight, element, isTouch: false }}
            isPlain
            items={[{ id: 'mute', label: 'Mute', icon: 'mute', onSelect }]}
            onClose={onClose}
          />
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Mute' })).toHaveFocus());
    await expect(canvas.getByText('A row')).toBeVisible();
    const { left, bottom } = canvas.getByRole('menu').parentElement!.getBoundingClientRect();
    await expect(left).toBe(40);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** On a wide window: reactions above the pointer, actions below it with their keys; the message stays where it is. */
export const MenuAtPointer: Story = {
  render: () => (
    <MessageWithMenu
      at={{ x: 60, y: 200 }}
      isPlain
      reactions={{ emojis: QUICK_EMOJIS, isMine: () => false, onReact }}
      items={[{ id: 'reply', label: 'Reply', icon: 'reply', shortcut: toMenuKeyboardShortcut({ key: 'r' }), onSelect }]}
    />
  ),
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Reply' })).toHaveFocus());
    await expect(canvas.getByRole('article')).toBeVisible();
    const menu = canvas.getByRole('menu').parentElement!.getBoundingClientRect();
    await expect([menu.left, menu.top]).toEqual([60, 200]);
    await expect(canvas.getByRole('toolbar').getBoundingClientRect().bottom).toBeLessThan(200);
    await userEvent.keyboard('r');
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

interface MessageWithMenuProps extends Pick<ComponentProps<typeof MessageMenu>, 'isPlain' | 'reactions' | 'items'> {
  at: { x: number; y: number };
}

function MessageWithMenu({ at, ...menu }: MessageWithMenuProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <>
      <div ref={setElement}>
        <MessageBubble isSenderShown={false} isFirst isLast delivery="sent" at={0} onActions={onClose}>
          Shall we meet at the station?
        </MessageBubble>
      </div>
      {element && (
        <MessageMenu
          {...menu}
          at={{ ...at, element: element.querySelector('article')!, isTouch: false }}
          onClose={onClose}
        />
      )}
    </>
  );
}
