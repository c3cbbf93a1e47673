import { POST_TEXT_MAX } from '@quintet/domain/limits';
import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Sheet } from '../../components/Sheet.tsx';
import { STORY_STILL_VIDEO_URL } from '../../stories/story-videos.ts';
import { ImageCropEditor } from '../../views/social/publish/ImageCropEditor.tsx';
import { PublishForm } from '../../views/social/publish/PublishForm.tsx';
import { PublishFormSkeleton } from '../../views/social/publish/PublishFormSkeleton.tsx';
import { makeStoryImage } from '../../views/social/post/story-posts.ts';
import { VideoCoverPicker } from '../../views/social/publish/VideoCoverPicker.tsx';
import { StoryAppShell } from '../StoryAppShell.tsx';

type Form = ComponentProps<typeof PublishForm>;

const imagesOf = (count: number): Form['files'] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    kind: 'image',
    src: makeStoryImage(index).url,
    canCrop: true,
  }));

export type StoryPublishScreenState =
  | 'empty'
  | 'images'
  | 'full'
  | 'refused'
  | 'failed'
  | 'offline'
  | 'video'
  | 'too-long'
  | 'link'
  | 'banned'
  | 'busy'
  | 'loading'
  | 'crop'
  | 'cover';

const CROPPED = makeStoryImage(3);
const TEXT = '今天的面包终于烤得像样了，分享一下配方：高筋粉三百克，水两百二十克，盐六克，酵母三克，冷藏一夜再烤';

/** Texts that are refused. */
const REFUSED_TEXTS: Readonly<Partial<Record<StoryPublishScreenState, string>>> = {
  'too-long': '面包'.repeat(POST_TEXT_MAX / 2 + 6),
  link: 'The recipe is at www.example.com',
};

const VIDEO: Form['files'] = [
  { id: 'v', kind: 'video', src: STORY_STILL_VIDEO_URL, canCrop: false, poster: CROPPED.url },
];

/** Why the post cannot be published: an error of its text, or the server's. */
function usePublishErrors(state: StoryPublishScreenState): Pick<Form, 'error' | 'errorText'> {
  const intl = useIntl();
  switch (state) {
    case 'too-long':
      return { error: intl.formatMessage({ id: 'social.publish.too-long' }, { max: POST_TEXT_MAX, over: 12 }) };
    case 'link':
      return { error: intl.formatMessage({ id: 'social.publish.link' }) };
    case 'banned':
      return { errorText: intl.formatMessage({ id: 'errors.text.banned-word' }, { word: '面包' }) };
    case 'failed':
      return { errorText: intl.formatMessage({ id: 'errors.connection.unavailable' }) };
    default:
      return {};
  }
}

/** The editor of a new post as features/social/publish composes it. */
export function StoryPublishScreen({ state }: { state: StoryPublishScreenState }) {
  return (
    <StoryAppShell tab="/home/recommend" isOpened isOffline={state === 'offline'}>
      {state === 'loading' ? <PublishFormSkeleton onBack={fn()} /> : <Editor state={state} />}
    </StoryAppShell>
  );
}

function Editor({ state }: { state: StoryPublishScreenState }) {
  const intl = useIntl();
  const [content, setContent] = useState<Partial<Form>>({});
  const count = { full: 9, empty: 0 }[state as string] ?? 3;
  const errors = usePublishErrors(state);
  const tooLarge = intl.formatMessage({ id: 'social.publish.unreadable' });
  const rejections = ['IMG_2026_01_05_very_long_name_of_a_picture.heic', 'b.jpg'].map((name) =>
    intl.formatMessage({ id: 'social.publish.refused' }, { name, reason: tooLarge }),
  );
  return (
    <>
      <PublishForm
        text={REFUSED_TEXTS[state] ?? (count === 0 ? '' : TEXT)}
        tags={count === 0 ? [] : ['山野', 'slow mornings', 'hiking']}
        audience="everyone"
        allowsComments
        files={state === 'video' || state === 'cover' ? VIDEO : imagesOf(count)}
        isFull={state === 'full' || state === 'video' || state === 'cover'}
        isAdding={false}
        canPublish={count > 0 && errors.error === undefined}
        isBusy={state === 'busy'}
        rejectionTexts={state === 'refused' ? rejections : []}
        {...errors}
        onBack={fn()}
        onChange={(changes) => setContent({ ...content, ...changes })}
        onRejectionsRead={fn()}
        onAdd={fn()}
        onRemove={fn()}
        onCrop={fn()}
        onChooseCover={fn()}
        onMove={fn()}
        onPublish={fn()}
        {...content}
      />
      <Sheet isOpen={state === 'crop'} onClose={fn()} title={intl.formatMessage({ id: 'social.crop.title' })}>
        <ImageCropEditor
          src={CROPPED.url}
          size={CROPPED}
          crop={null}
          isBusy={false}
          onCrop={fn()}
          onUseOriginal={fn()}
        />
      </Sheet>
      <Sheet isOpen={state === 'cover'} onClose={fn()} title={intl.formatMessage({ id: 'social.cover.title' })}>
        <VideoCoverPicker src={STORY_STILL_VIDEO_URL} duration={2} at={0.5} isBusy={false} onUse={fn()} />
      </Sheet>
    </>
  );
}
