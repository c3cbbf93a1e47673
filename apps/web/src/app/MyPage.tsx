import { OwnPostsSkeleton } from '@quintet/ui/views/social/OwnPosts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MyPage } from '../features/profile/MyProfile.tsx';
import { me } from '../features/profile/queries.ts';
import { OwnSummary } from '../features/social/author/OwnSummary.tsx';

/** /my-page: one's account, and what one has posted. */
export default function MePage(): ReactNode {
  const { data, isError } = useQuery(me());
  const waiting = !isError && <OwnPostsSkeleton />;
  return <MyPage>{data?.social_author_id ? <OwnSummary id={data.social_author_id} /> : waiting}</MyPage>;
}
