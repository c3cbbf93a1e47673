import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { PublishFileList } from './PublishFileList.tsx';

/** The pictures of a post that is edited. */
export const StoryPictureList = ({ files }: Pick<ComponentProps<typeof PublishFileList>, 'files'>) => (
  <PublishFileList
    files={files}
    isFull={false}
    isAdding={false}
    isPicturesOnly
    onAdd={fn()}
    onRemove={fn()}
    onMove={fn()}
  />
);
