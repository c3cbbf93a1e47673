import { OwnCountsAndPostsSkeleton } from '@quintet/ui/views/social/author/OwnCountsAndPostsView';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MyProfile } from '../features/profile/MyProfile.tsx';
import { ownUserQuery } from '../shared/users/own-user.ts';
import { OwnCountsAndPosts } from '../features/social/author/OwnCountsAndPosts.tsx';

/** /my-page: the user's profile and posts. */
export default function MyPage(): ReactNode {
  const { data, isError } = useQuery(ownUserQuery());
  const waiting = !isError && <OwnCountsAndPostsSkeleton />;
  return <MyProfile>{data?.social_author_id ? <OwnCountsAndPosts id={data.social_author_id} /> : waiting}</MyProfile>;
}
