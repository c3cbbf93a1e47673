import { expect, onTestFinished, test, vi } from 'vitest';
import { getSelectedText } from './selected-text.ts';

const text = {} as Node;
const bubble = { contains: (node: Node | null) => node === text } as HTMLElement;

function select(anchorNode: Node | null, selected: string): void {
  vi.stubGlobal('getSelection', () => ({ anchorNode, toString: () => selected }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

test('selected text: is that of the message in which the selection begins', () => {
  select(text, ' early ');
  expect(getSelectedText(bubble)).toBe('early');
  select({} as Node, 'early');
  expect(getSelectedText(bubble)).toBe('');
});

test('selected text: is empty without a selection', () => {
  select(null, '');
  expect(getSelectedText(bubble)).toBe('');
});
