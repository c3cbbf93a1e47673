import type { Updateable } from 'kysely';
import type { Database } from '../../base/database/types.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { Call, OperationId } from '../../platform/http/handler.ts';
import { readAuthor, requireAuthor } from './authors.ts';
import { viewerOf } from './viewer.ts';

type CallContext = Pick<Call<OperationId>, 'caller' | 'services'> & { params: { id: string } };

export const setAuthorCommentPermission = ({ body, ...visit }: Call<'setAuthorCommentPermission'>) =>
  change(visit, { allow_comment: body.allow_comment });

export const setLikesPrivacy = ({ body, ...visit }: Call<'setLikesPrivacy'>) =>
  change(visit, { likes_private: body.is_private });

export const setCollectsPrivacy = ({ body, ...visit }: Call<'setCollectsPrivacy'>) =>
  change(visit, { collects_private: body.is_private });

/** @throws HttpError api.forbidden for settings of another author */
async function change({ caller, params, services: { db } }: CallContext, fields: Updateable<Database['authors']>) {
  const viewer = viewerOf(caller);
  const { userId, isSelf } = await requireAuthor(db, viewer, params.id);
  if (!isSelf) throw new HttpError('api.forbidden');
  await db.updateTable('authors').set(fields).where('user_id', '=', userId).execute();
  return readAuthor(db, viewer, params.id);
}
