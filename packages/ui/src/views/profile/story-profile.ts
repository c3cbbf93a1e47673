import { expect, fn, userEvent, type within } from 'storybook/test';
import type { FormField } from '../../components/form-field.ts';
import { tPattern } from '../../stories/translate.ts';

export const EXAMPLE_PROFILE = {
  id: 'u7',
  nickname: 'Wren',
  username: 'wren2026',
  introduction: 'Early riser, walker, always an orange in the bag.',
  avatar: null,
};

/** A form field whose handlers are spies. */
export const makeExampleField = (value = '', more: Partial<FormField> = {}): FormField => ({
  value,
  change: fn(),
  onBlur: fn(),
  ...more,
});

export const EXAMPLE_SIGNED_IN_DEVICES = [
  { id: 's1', name: 'Chrome · Windows', isPhone: false, ip: '203.0.113.7', isCurrent: true },
  { id: 's2', name: 'Safari · iOS', isPhone: true, ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348', isCurrent: false },
  { id: 's3', name: null, isPhone: false, ip: null, isCurrent: false },
].map((device) => ({ ...device, usedAt: '2026-11-20T09:30:00.000Z' }));

/** A view without its profile, which loads or has failed. */
export const PROFILE_LOADING_STORY_ARGS = { profile: null };
export const PROFILE_FAILED_STORY_ARGS = { profile: null, loadError: { isRetrying: false, onRetry: fn() } };

interface FailedStory {
  canvas: ReturnType<typeof within>;
  args: { loadError: { onRetry: () => void } | null };
}

/** Retries, and expects that it was asked once. */
export async function clickRetryAndExpectCall({ canvas, args }: FailedStory): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: tPattern('kit.error.retry') }));
  await expect(args.loadError!.onRetry).toHaveBeenCalledOnce();
}
