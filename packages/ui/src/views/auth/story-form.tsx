import { useState, type ReactNode } from 'react';
import type { FormField } from '../../components/form-field.ts';
import { AuthHeader } from './AuthHeader.tsx';
import styles from './stories.module.css';
import { GuestScreenLayout } from './GuestScreenLayout.tsx';

/** An element in place of a brand's mark. */
export const storyBrandMark = <div className={styles.mark} />;

const still = (): void => undefined;

/** A field from story args. */
export const makeStoryField = (value = '', texts: { hint?: string; error?: string } = {}): FormField => ({
  value,
  ...texts,
  change: still,
  onBlur: still,
});

/** A controlled field for typing; its texts stay. */
export function useStoryField(given: FormField): FormField {
  const [value, setValue] = useState(given.value);
  return {
    ...given,
    value,
    change: (next) => {
      setValue(next);
      given.change(next);
    },
  };
}

/** The form in its layout with a header. */
export function StoryFormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <GuestScreenLayout mark={storyBrandMark}>
      <AuthHeader title={title} mark={storyBrandMark} onBack={still} />
      {children}
    </GuestScreenLayout>
  );
}
