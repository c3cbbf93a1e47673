import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
}

interface Index {
  entries: Record<string, StoryEntry & { type: 'story' | 'docs' }>;
}

/** The stories of a built Storybook: all states of the screens, or all stories whose title and name contain one of the parts. */
export function readStoryEntries(site: string, parts: readonly string[]): StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as Index;
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  if (parts.length === 0) return stories.filter(({ title }) => title.startsWith('Screens/'));
  const words = parts.map((part) => part.toLowerCase());
  return stories.filter(({ title, name }) => words.some((word) => `${title}/${name}`.toLowerCase().includes(word)));
}
