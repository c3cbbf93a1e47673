import type { Post } from '@quintet/domain/social/media';
import type { PublishFilePreviewData } from '@quintet/ui/views/social/publish/PublishFileList';
import { useEffect, useMemo, useRef, useState } from 'react';
import { showError } from '../../../shared/feedback/errors.ts';
import { useSession } from '../../../shared/session/session.ts';
import { prepareSelectedPostFiles, type RejectedPostFile } from '../publish/add-files.ts';
import type { PostDraftFile } from '../publish/draft-types.ts';
import { moveListItem } from '../publish/move-item.ts';
import { readPostEditFiles, savePostEditFiles } from '../publish/draft-storage.ts';
import { uploadPostFile } from '../publish/upload-post-file.ts';

/** The pictures of a post that is edited: those it has, and added ones, which are stored on the device until they are saved. */
export function useEditedPostFiles(
  post: Post,
  order: readonly string[],
  setOrder: (update: (order: readonly string[]) => readonly string[]) => void,
) {
  const { userId } = useSession();
  const [added, setAdded] = useState<readonly PostDraftFile[] | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [rejected, setRejected] = useState<readonly RejectedPostFile[]>([]);
  /** The paths of uploaded files, so that saving again uploads none twice. */
  const uploaded = useRef(new Map<string, string>());
  useEffect(() => {
    let isCurrent = true;
    const show = (files: readonly PostDraftFile[]): void => void (isCurrent && setAdded(files));
    readPostEditFiles(userId, post.id).then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [userId, post.id]);

  const addedUrls = useMemo(
    () => (added ?? []).map(({ id, bytes }) => [id, URL.createObjectURL(bytes)] as const),
    [added],
  );
  useEffect(() => () => addedUrls.forEach(([, url]) => URL.revokeObjectURL(url)), [addedUrls]);
  const ownUrls = post.media.map(({ file_path, thumbnail_url, url }) => [file_path, thumbnail_url ?? url] as const);
  const urls = new Map([...ownUrls, ...addedUrls]);
  const previews = order.flatMap((id): PublishFilePreviewData[] => {
    const src = urls.get(id);
    return src === undefined ? [] : [{ id, kind: 'image', src, canCrop: false }];
  });

  /** A full device keeps them in memory. */
  const store = (files: readonly PostDraftFile[]): Promise<void> =>
    savePostEditFiles(userId, post.id, files).catch(() => undefined);

  return {
    previews,
    isAdding: isAdding || added === null,
    rejected,
    clearRejected: () => setRejected([]),
    async add(selected: readonly File[]): Promise<void> {
      setIsAdding(true);
      setRejected([]);
      try {
        const known = previews.map(() => ({ kind: 'image' as const }));
        const { accepted, rejected: left } = await prepareSelectedPostFiles(known, selected);
        const images = accepted.filter(({ kind }) => kind === 'image');
        // The video of a post cannot be changed.
        const videos = accepted
          .filter(({ kind }) => kind === 'video')
          .map(() => ({ name: '', reason: 'mixed-media' as const }));
        setRejected([...left, ...videos]);
        if (images.length === 0) return;
        const files = [...(added ?? []), ...images];
        await store(files);
        setAdded(files);
        setOrder((ids) => [...ids, ...images.map(({ id }) => id)]);
      } catch (error) {
        showError(error);
      } finally {
        setIsAdding(false);
      }
    },
    remove: (id: string): void => {
      setOrder((ids) => ids.filter((other) => other !== id));
      const rest = (added ?? []).filter((file) => file.id !== id);
      if (rest.length === added?.length) return;
      setAdded(rest);
      void store(rest);
    },
    move: (from: number, to: number): void => setOrder((ids) => moveListItem(ids, from, to)),
    /** Uploads the added pictures. Resolves to the paths of all, in order. @throws ApiError */
    async upload(): Promise<string[]> {
      const paths: string[] = [];
      for (const { id } of previews) {
        const file = added?.find((other) => other.id === id);
        const path = file ? (uploaded.current.get(id) ?? (await uploadAdded(file))) : id;
        uploaded.current.set(id, path);
        paths.push(path);
      }
      return paths;
    },
    /** Forgets the added pictures, which are saved or reset. */
    clear: (): Promise<void> => store([]),
  };
}

const uploadAdded = (file: PostDraftFile): Promise<string> =>
  uploadPostFile(file, {
    previousTarget: null,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onTarget: () => Promise.resolve(),
  });
