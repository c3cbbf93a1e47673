import { describe, expect, it } from 'vitest';
import { pickStoryCombination, STORY_ROUND_COUNT } from './matrix.ts';

const VIEW = '../packages/ui/src/views/chat/MessageTimeline.stories.tsx';
const SCREEN = '../packages/ui/src/screens/chat/RoomScreen.stories.tsx';

function listCombinations(file: string, story: string): string[] {
  const rounds = Array.from({ length: STORY_ROUND_COUNT }, (_, round) => pickStoryCombination(file, story, round));
  return rounds.filter((combination) => combination !== undefined).map((combination) => JSON.stringify(combination));
}

describe('story matrix', () => {
  it('all rounds: show a view in two languages, two brands, light and dark, each once', () => {
    expect(listCombinations(VIEW, 'Long')).toHaveLength(8);
    expect(new Set(listCombinations(VIEW, 'Long')).size).toBe(8);
  });

  it('all rounds: show a screen in each combination on two phones and in a wide window', () => {
    expect(new Set(listCombinations(SCREEN, 'Full')).size).toBe(24);
    expect(listCombinations(SCREEN, 'Full').filter((text) => text.includes('"wide"'))).toHaveLength(8);
  });

  it('one round: spreads the stories evenly over the combinations', () => {
    const first = Array.from({ length: 800 }, (_, index) =>
      JSON.stringify(pickStoryCombination(VIEW, `Story ${index}`, 0)),
    );
    for (const stories of Map.groupBy(first, (combination) => combination).values()) {
      expect(stories.length).toBeGreaterThan(60);
      expect(stories.length).toBeLessThan(140);
    }
  });
});
