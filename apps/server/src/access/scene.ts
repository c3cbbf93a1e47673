import { randomBytes, randomInt } from 'node:crypto';
import type { TestServer } from '../test-server.ts';
import { MARKERS, type Marker } from './markers.ts';
import { createTestGroup } from './scene-group.ts';
import { makePeople, type People } from './scene-people.ts';
import { createTestPosts, type Posts } from './scene-posts.ts';

/** Everybody who may ask, a group with a history, and posts of its owner. */
export type Scene = {
  server: TestServer;
  people: People;
  /** Texts that are found nowhere else. */
  markers: Record<Marker, string>;
  /** What all texts of this scene hold. */
  tag: string;
  posts: Posts;
  groupId: string;
  /** Of the messages: the file, the text, and the reply to it. */
  fileId: string;
  saidId: string;
  replyId: string;
};

export async function makeScene(server: TestServer): Promise<Scene> {
  const { db } = server.services;
  const tag = randomBytes(5).toString('hex');
  const texts = Object.fromEntries(MARKERS.map((name) => [name, `${name} ${tag}`])) as Record<Marker, string>;
  const contact = { phone: String(randomInt(1e11, 1e12)), email: `${tag}@owner.example` };
  const markers = { ...texts, ...contact };
  const people = await makePeople(server.services, markers);
  const posts = await createTestPosts(db, people, markers);
  const group = await createTestGroup(db, people, { ...markers, postId: posts.everyone.id });
  return { server, people, markers, tag, posts, ...group };
}
