import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { EmojiPanel } from './EmojiPanel.tsx';

const renderTrigger: ComponentProps<typeof Menu>['trigger'] = (props) => (
  <IconButton icon="attach" label="Attach" {...props} />
);

function Panel({ children, onClose }: ComponentProps<typeof EmojiPanel>) {
  const composer = useRef<HTMLDivElement>(null);
  return (
    <div ref={composer}>
      <EmojiPanel composerRef={composer} onClose={onClose}>
        {children}
      </EmojiPanel>
      <Menu
        label="Attach"
        trigger={renderTrigger}
        items={[{ id: 'file', icon: 'file', label: 'File', onSelect: fn() }]}
      />
    </div>
  );
}

const meta = {
  title: 'Views/Emoji/EmojiPanel',
  component: EmojiPanel,
  args: { composerRef: { current: null }, children: '😀', onClose: fn() },
  render: Panel,
} satisfies Meta<typeof EmojiPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Escape closes a menu over the panel first, then the panel. */
export const UnderMenu: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Attach' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'File' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menuitem')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledWith(true);
  },
};
