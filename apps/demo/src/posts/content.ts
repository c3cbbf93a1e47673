import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Comment = { author: string; text: string };

/** One line of content/posts.jsonl, newest first. Authors are handles, media are asset names without extension. */
export type DemoPostContent = Comment & {
  tags: string[];
  media: string[];
  privacy?: 1 | 2 | 3 | 4;
  allow_comment?: boolean;
  comments: (Comment & { replies?: Comment[] })[];
};

const ROOT = join(import.meta.dirname, '../..');

export const DEMO_POSTS: readonly DemoPostContent[] = readFileSync(join(ROOT, 'content/posts.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as DemoPostContent);

/** Returns true for a video with a poster of the same name. */
export const isDemoVideoAsset = (asset: string): boolean => existsSync(join(ROOT, `assets/${asset}.mp4`));
