import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { fn } from 'storybook/test';
import { Sheet } from '../../components/Sheet.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { ImageCropEditor } from '../../views/social/ImageCropEditor.tsx';
import { PublishForm } from '../../views/social/PublishForm.tsx';
import { makeStoryImage } from '../../views/social/story-posts.ts';
import { VideoCoverPicker } from '../../views/social/VideoCoverPicker.tsx';
import { StoryScreen } from '../StoryScreen.tsx';

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
  | 'busy'
  | 'loading'
  | 'crop'
  | 'cover';

const CROPPED = makeStoryImage(3);
const TEXT = '今天的面包终于烤得像样了，分享一下配方：高筋粉三百克，水两百二十克，盐六克，酵母三克，冷藏一夜再烤';

/** The editor of a new post as features/social/publish composes it. */
export function StoryPublishScreen({ state }: { state: StoryPublishScreenState }) {
  return (
    <StoryScreen tab="/home/recommend" isOpened>
      {state === 'loading' ? <Skeleton shape="picture" /> : <Editor state={state} />}
    </StoryScreen>
  );
}

function Editor({ state }: { state: StoryPublishScreenState }) {
  const intl = useIntl();
  const [content, setContent] = useState<Partial<Form>>({});
  const count = { full: 9, empty: 0 }[state as string] ?? 3;
  const tooLarge = intl.formatMessage({ id: 'social.publish.unreadable' });
  const rejections = ['IMG_2026_01_05_very_long_name_of_a_picture.heic', 'b.jpg'].map((name) =>
    intl.formatMessage({ id: 'social.publish.refused' }, { name, reason: tooLarge }),
  );
  return (
    <>
      <PublishForm
        text={count === 0 ? '' : TEXT}
        tags={count === 0 ? [] : ['山野', 'slow mornings', 'hiking']}
        audience="everyone"
        allowsComments
        files={imagesOf(count)}
        isFull={state === 'full'}
        isAdding={false}
        canPublish={count > 0}
        isBusy={state === 'busy'}
        rejectionTexts={state === 'refused' ? rejections : []}
        errorText={state === 'failed' ? intl.formatMessage({ id: 'errors.connection.failed' }) : undefined}
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
        <VideoCoverPicker src="data:video/mp4;base64," duration={12} at={0.5} isBusy={false} onUse={fn()} />
      </Sheet>
    </>
  );
}
