import { configure } from 'storybook/test';
import { beforeEach, inject } from 'vitest';
import { pickStoryCombination } from './matrix.ts';

/** @storybook/addon-vitest provides the globals of every story under this key. */
const GLOBALS = 'storybook/test-initial-globals';

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of this run of all stories (packages/ui/vitest.config.ts). */
    round: number;
    /** Leaves out stories whose combination is not on a phone. */
    isOnPhoneOnly: boolean;
    [GLOBALS]: object;
  }
}

/** Milliseconds that queries wait for an element: a busy machine may take more than the default of one second. */
configure({ asyncUtilTimeout: 15_000 });

/** Without these durations no assertion meets a sheet, menu or alert that is still fading in, however busy the machine is. */
for (const speed of ['fast', 'normal', 'slow']) document.documentElement.style.setProperty(`--duration-${speed}`, '0s');

/** Gives each story the globals of its combination; the addon reads them when the test starts. */
beforeEach((context) => {
  const combination = pickStoryCombination(context.task.file.name, context.task.name, inject('round'));
  if (!combination || (inject('isOnPhoneOnly') && combination.viewport.value !== 'phone')) context.skip();
  Object.assign(inject(GLOBALS), combination);
});
