import fc from 'fast-check';
import { containsLink } from '@quintet/domain/chat/links';
import { describe, expect, it } from 'vitest';
import { generateChatHistory } from './generate-history.ts';
import { createSeededRandom } from '@quintet/domain/random';
import { generateDialogue, DIALOGUE_TOPICS as ALL } from './dialogues.ts';

const TOPICS = Object.values(ALL);

describe('generateDialogue', () => {
  it('fills all slots and adds no links, in both languages', () => {
    const random = createSeededRandom(7);
    for (const topic of TOPICS) {
      for (const language of ['zh_cn', 'en'] as const) {
        for (let round = 0; round < 60; round += 1) {
          for (const { speaker, text } of generateDialogue(topic, language, random)) {
            expect(speaker).toBeLessThan(4);
            expect(text).toMatch(/^[^{}/]+$/);
            expect(text).not.toContain('undefined');
            expect(containsLink(text)).toBe(false);
          }
        }
      }
    }
  });
});

describe('generateChatHistory', () => {
  it('has the given length, increasing times, and unread messages only of others', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(120), fc.integer({ min: 2, max: 12 }), fc.nat(60), (seed, length, members, left) => {
        const unread = [Math.min(left, length)];
        const lines = generateChatHistory(createSeededRandom(seed), {
          length,
          members,
          unread,
          topics: TOPICS,
          language: () => 'en',
          end: 1e12,
          pause: 3_600_000,
        });
        expect(lines).toHaveLength(length);
        lines.forEach(({ at, replyTo }, index) => {
          if (index > 0) expect(at).toBeGreaterThan(lines[index - 1]!.at);
          if (replyTo !== null) expect(replyTo).toBeLessThan(index);
        });
        expect(lines.slice(length - unread[0]!).map(({ speaker }) => speaker)).not.toContain(0);
        expect(lines.every(({ speaker }) => speaker >= 0 && speaker < members)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is deterministic for a seed', () => {
    const setting = {
      length: 50,
      members: 5,
      unread: [],
      topics: TOPICS,
      language: () => 'zh_cn' as const,
      end: 1e12,
      pause: 1000,
    };
    expect(generateChatHistory(createSeededRandom(3), setting)).toEqual(
      generateChatHistory(createSeededRandom(3), setting),
    );
  });
});
