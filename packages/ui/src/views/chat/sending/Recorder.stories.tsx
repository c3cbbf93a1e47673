import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Composer } from '../Composer.tsx';
import { VoiceRecorderBar } from './VoiceRecorderBar.tsx';
import { VoiceRecordButton } from './VoiceRecordButton.tsx';

const meta = {
  title: 'Views/Chat/Sending/Recorder',
  component: VoiceRecordButton,
  parameters: { layout: 'fullscreen' },
  args: {
    isRecording: false,
    isLocked: false,
    onStart: fn(),
    onLock: fn(),
    onFinish: fn(),
    onCancel: fn(),
    onSlide: fn(),
  },
  render: (args) => <Speaking {...args} />,
} satisfies Meta<typeof VoiceRecordButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Speaking(args: ComponentProps<typeof VoiceRecordButton>) {
  const [since] = useState(() => Date.now() - 7000);
  return (
    <Composer
      value=""
      onChange={() => undefined}
      onSend={() => undefined}
      canSend={false}
      sendsOnEnter
      end={<VoiceRecordButton {...args} />}
      replacement={
        args.isRecording && (
          <VoiceRecorderBar
            since={since}
            isLocked={args.isLocked}
            slide={0}
            level={() => 0.2 + Math.random() * 0.8}
            onCancel={args.onCancel}
          />
        )
      }
    />
  );
}

/** A short press starts hands-free recording. */
export const Pressed: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await fireEvent.pointerDown(button, { button: 0, clientX: 300, clientY: 300 });
    await expect(args.onStart).toHaveBeenCalledWith(false);
    await fireEvent.pointerUp(button);
    await expect(args.onLock).toHaveBeenCalledOnce();
  },
};

/** The microphone may be ready before the browser sends the press's click. */
export const PressedWithFastMicrophone: Story = {
  render: function Render(args) {
    const [status, setStatus] = useState({ isRecording: false, isLocked: false });
    return (
      <Speaking
        {...args}
        {...status}
        onStart={(isLocked) => setStatus({ isRecording: true, isLocked })}
        onLock={() => setStatus({ isRecording: true, isLocked: true })}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onFinish).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    await expect(args.onFinish).toHaveBeenCalledOnce();
  },
};

export const SlideToCancel: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await fireEvent.pointerDown(button, { button: 0, clientX: 300, clientY: 300 });
    await fireEvent.pointerMove(button, { clientX: 245, clientY: 300 });
    await expect(args.onSlide).toHaveBeenLastCalledWith(0.5);
    await fireEvent.pointerMove(button, { clientX: 180, clientY: 300 });
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await fireEvent.pointerUp(button);
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const SlideUpToLock: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button');
    await fireEvent.pointerDown(button, { button: 0, clientX: 300, clientY: 300 });
    await fireEvent.pointerMove(button, { clientX: 300, clientY: 220 });
    // Before the release, which locks after a short press, too.
    await expect(args.onLock).toHaveBeenCalledOnce();
    await fireEvent.pointerUp(button);
    await expect(args.onLock).toHaveBeenCalledOnce();
    await expect(args.onFinish).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledWith(true);
  },
};

export const Held: Story = { args: { isRecording: true } };

export const Locked: Story = {
  args: { isRecording: true, isLocked: true },
  play: async ({ canvas, args }) => {
    const [discard, send] = canvas.getAllByRole('button');
    await userEvent.click(send!);
    await expect(args.onFinish).toHaveBeenCalledOnce();
    await userEvent.click(discard!);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
