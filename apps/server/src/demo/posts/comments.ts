import type { Words } from '../talk/topic.ts';
import { onceEach } from './once.ts';
import type { PlannedComment, PlannedPost, PostSetting, Remark } from './planned.ts';
import { REMARKS, REPLIES } from './words.ts';

type Seen = Pick<PlannedPost, 'author' | 'at' | 'viewers' | 'likers' | 'allowComment'>;

/** What those who have seen a post say about it, and what its author and others answer. */
export function planComments(
  { random, languageOf, now }: PostSetting,
  post: Seen,
  answers: Words<string> | undefined,
): PlannedComment[] {
  if (!post.allowComment) return [];
  const says = onceEach(random);
  const { viewers, likers } = post;
  const amount = Math.min(Math.floor((likers.length + 2) * random.next() ** 1.6 * 0.5), viewers.length);
  const after = (time: number) => Math.round(time + (now - time) * random.next() ** 3);
  const likersOf = () => viewers.slice(0, Math.floor(viewers.length * random.next() ** 4 * 0.7));
  const speakers = random.some(viewers, amount);
  return speakers
    .map((author): PlannedComment => {
      const language = languageOf(author);
      const text =
        (answers && random.next() < 0.45 ? says(answers, language) : undefined) ?? says(REMARKS, language) ?? '';
      const at = after(post.at);
      const replies: Remark[] = [];
      let answered = at;
      for (let chance = 0.4; random.next() < chance && replies.length < 5; chance = 0.5) {
        const who = replies.length % 2 === 0 ? post.author : author;
        answered = after(answered);
        replies.push({ author: who, text: says(REPLIES, languageOf(who)) ?? '…', at: answered, likers: [] });
      }
      return { author, text, at, likers: likersOf(), replies };
    })
    .sort((a, b) => a.at - b.at);
}
