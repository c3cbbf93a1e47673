import { describe, expect, test } from 'vitest';
import { toChatRecordCardLines } from './record.ts';

const message = (text: string | null, fields: object = {}) => ({
  name: 'Ann',
  type: 'text' as const,
  text,
  filename: null,
  ...fields,
});

describe('toChatRecordCardLines', () => {
  test('shows the first four messages', () => {
    const lines = toChatRecordCardLines(['1', '2', '3', '4', '5'].map((text) => message(text)));
    expect(lines.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
    expect(lines[0]).toEqual({ name: 'Ann', type: 'text', text: '1' });
  });

  test('makes one line of a text, and cuts it between characters', () => {
    const [line, long] = toChatRecordCardLines([message('  one\n\n two '), message('👍🏽'.repeat(61))]);
    expect(line!.text).toBe('one two');
    expect(long!.text).toBe(`${'👍🏽'.repeat(30)}…`);
  });

  test('names documents, keeps captions, and shows no other content', () => {
    const [paper, photo, envelope] = toChatRecordCardLines([
      message(null, { type: 'file', filename: 'plan.pdf' }),
      message('sunset', { type: 'image', filename: 'IMG_1.jpg' }),
      message(null, { type: 'red_envelope' }),
    ]);
    expect([paper!.text, photo!.text, envelope!.text]).toEqual(['plan.pdf', 'sunset', null]);
  });
});
