/** Every user is an author with the same number: `u5` is the author `a5`. */
export const toAuthorId = (userId: string): string => `a${userId.slice(1)}`;
export const getAuthorUserId = (authorId: string): string => `u${authorId.slice(1)}`;
