import { fn } from 'storybook/test';
import type { FormField } from '../../components/form-field.ts';

export const EXAMPLE_PROFILE = {
  id: 'u7',
  nickname: 'Wren',
  username: 'wren2026',
  introduction: 'Early riser, walker, always an orange in the bag.',
  avatar: null,
};

export const field = (value = '', more: Partial<FormField> = {}): FormField => ({
  value,
  change: fn(),
  onBlur: fn(),
  ...more,
});
