import type { Words } from '../talk/topic.ts';
import { onceEach } from './once.ts';
import type { PlannedComment, PlannedPost, PostSetting, Remark } from './planned.ts';
import { REMARKS, REPLIES } from './words.ts';

type Seen = Pick<PlannedPost, 'author' | 'text' | 'at' | 'viewers' | 'likers' | 'allowComment'>;

/** What the post shows, what is answered to such posts, and to its text alone, in its author's language. */
type Said = { signs: ReadonlySet<string>; answers: Words<string> | undefined; own: readonly string[] };

/** What those who have seen a post say about it, and what its author and others answer. */
export function planComments({ random, languageOf, now }: PostSetting, post: Seen, said: Said): PlannedComment[] {
  if (!post.allowComment) return [];
  const says = onceEach(random);
  const { viewers, likers } = post;
  const amount = Math.min(Math.floor((likers.length + 2) * random.next() ** 1.6 * 0.5), viewers.length);
  const after = (time: number) => Math.round(time + (now - time) * random.next() ** 3);
  const likersOf = () => viewers.slice(0, Math.floor(viewers.length * random.next() ** 4 * 0.7));
  const { answers } = said;
  const signs = new Set([...said.signs, ...(post.text ? ['worded'] : [])]);
  const own = [...said.own];
  const speakers = random.some(viewers, amount);
  return speakers
    .map((author): PlannedComment => {
      const language = languageOf(author);
      const isApt = random.next() < 0.45;
      const apt = language === languageOf(post.author) && random.next() < 0.6 ? own.shift() : undefined;
      const line = apt ?? (answers && isApt ? says(answers, language, signs) : undefined)?.text;
      const text = line ?? says(REMARKS, language, signs)?.text ?? '';
      const at = after(post.at);
      const replies: Remark[] = [];
      let answered = at;
      for (let chance = 0.4; random.next() < chance && replies.length < 5; chance = 0.5) {
        const who = replies.length % 2 === 0 ? post.author : author;
        answered = after(answered);
        replies.push({
          author: who,
          text: says(REPLIES, languageOf(who), signs)?.text ?? '…',
          at: answered,
          likers: [],
        });
      }
      return { author, text, at, likers: likersOf(), replies };
    })
    .sort((a, b) => a.at - b.at);
}
