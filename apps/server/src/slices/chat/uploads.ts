import type { Schemas } from '@quintet/api/types';
import type { FileKind } from '../../base/database/file-tables.ts';
import { requireUser } from '../../platform/http/caller.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { withFormFile } from '../../platform/http/form-file.ts';
import type { Call } from '../../platform/http/handler.ts';
import { createUploadTarget, receiveUploadBytes } from '../../platform/media/uploads.ts';
import { assertGroupActionAllowed } from '../groups/group-actions.ts';
import { readGroupMembership } from '../groups/membership.ts';

type UploadCall = Pick<Call<'getVideoUploadUrl'>, 'caller' | 'params' | 'services'> & {
  query: { extension: string; size?: number; duration?: number };
};

/** Returns an upload address if the member may send this kind to the group; sending checks the permission again. */
export const createMessageUploadTargetHandler =
  (kind: FileKind) =>
  async ({ caller, params, query, services }: UploadCall): Promise<Schemas['UploadTarget']> => {
    const { userId } = requireUser(caller);
    const room = await readGroupMembership(services.db, params.id, userId);
    await assertGroupActionAllowed(services.db, room, { send: kind });
    const { extension, size, duration } = query;
    return createUploadTarget(services, { userId, groupId: params.id, kind, extension, size, duration });
  };

/** Accepts the file, or its remaining bytes, as the request body. */
export async function putUpload({
  params,
  query,
  request,
  services,
}: Call<'putUpload'>): Promise<Schemas['UploadProgress']> {
  const length = Number(request.headers['content-length'] ?? NaN);
  const piece = { stream: request.raw, offset: query.offset ?? 0, length: Number.isNaN(length) ? null : length };
  return receiveUploadBytes(services, params.ticket, piece);
}

/** Accepts the file as the form field `file`. */
export const postUpload = ({ params, request, services }: Call<'postUpload'>): Promise<true> =>
  withFormFile(request, 'file', async (stream): Promise<true> => {
    const { is_complete } = await receiveUploadBytes(services, params.ticket, { stream, offset: null, length: null });
    if (!is_complete) throw new HttpError('api.body.param_invalid.file');
    return true;
  });
