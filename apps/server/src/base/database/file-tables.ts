import type { ColumnType, Generated } from 'kysely';

export type FileKind = 'image' | 'video' | 'audio' | 'file';

/** A picture made from a file. Its key in the store is built from the file's id and this name. */
export type FileVariant = { name: string; content_type: string; size: number; width: number; height: number };

/** Tables of uploads. The migrations describe the columns. */
export type FileTables = {
  files: {
    id: string;
    user_id: string;
    group_id: string | null;
    kind: FileKind;
    extension: string;
    upload_size: number | null;
    upload_duration: number | null;
    secret: Buffer;
    state: Generated<'uploading' | 'processing' | 'ready' | 'rejected' | 'deleting' | 'deleted'>;
    failure: string | null;
    content_type: string | null;
    size: number | null;
    width: number | null;
    height: number | null;
    thumbhash: string | null;
    duration: number | null;
    variants: ColumnType<FileVariant[], string | undefined, string>;
    message_id: string | null;
    expire_at: Date | null;
    post_id: string | null;
    position: number | null;
    poster_id: string | null;
    is_long: Generated<boolean>;
    create_at: ColumnType<Date, Date | undefined, Date>;
  };
  report_files: { kind: 'user' | 'group' | 'post'; report_id: number; file_id: string };
  direct_uploads: { file_id: string; end_at: Date };
};
