import { expect, test } from 'vitest';
import { runOptimisticAction } from './optimistic-action.ts';

test('optimistic action: shows the change before it is sent, and keeps it on success', async () => {
  const steps: string[] = [];
  const result = await runOptimisticAction({
    apply: () => void steps.push('apply'),
    send: async () => steps.push('send'),
    undo: () => void steps.push('undo'),
  });
  expect([result, steps]).toEqual([2, ['apply', 'send']]);
});

test('optimistic action: undoes the change and rejects when the server rejects it', async () => {
  const steps: string[] = [];
  const action = runOptimisticAction({
    apply: () => void steps.push('apply'),
    send: () => Promise.reject(new Error('rejected')),
    undo: () => void steps.push('undo'),
  });
  await expect(action).rejects.toThrow('rejected');
  expect(steps).toEqual(['apply', 'undo']);
});

test('optimistic action: is sent before the device has saved it, and undone after that', async () => {
  const steps: string[] = [];
  const { promise: saved, resolve: save } = Promise.withResolvers<void>();
  const action = runOptimisticAction({
    apply: () => saved.then(() => void steps.push('applied')),
    send: () => {
      steps.push('send');
      return Promise.reject(new Error('rejected'));
    },
    undo: () => void steps.push('undo'),
  });
  expect(steps).toEqual(['send']);
  save();
  await expect(action).rejects.toThrow('rejected');
  expect(steps).toEqual(['send', 'applied', 'undo']);
});
