/** Words in the two languages that the demo world speaks. */
export type Words<T> = { zh_cn: T; en: T };

/**
 * What a group talks about. A talk is lines parted by `/`; a line begins with a digit, who of the talk's people says it
 * (0 began it), and may hold `{slots}`, which keep their filling throughout one talk.
 */
export type Topic = {
  name: Words<string>;
  introduction: Words<string>;
  slots: Record<string, Words<readonly string[]>>;
  talks: Words<readonly string[]>;
};
