import { expect, onTestFinished, test, vi } from 'vitest';
import { getSelectedTextWithin } from './selected-text.ts';

const text = {} as Node;
const bubble = { contains: (node: Node | null) => node === text } as HTMLElement;

function select(anchorNode: Node | null, selected: string): void {
  vi.stubGlobal('getSelection', () => ({ anchorNode, toString: () => selected }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('selected text: is that of the message in which the selection begins', () => {
  select(text, ' early ');
  expect(getSelectedTextWithin(bubble)).toBe('early');
  select({} as Node, 'early');
  expect(getSelectedTextWithin(bubble)).toBe('');
});

test('selected text: is empty without a selection', () => {
  select(null, '');
  expect(getSelectedTextWithin(bubble)).toBe('');
});
