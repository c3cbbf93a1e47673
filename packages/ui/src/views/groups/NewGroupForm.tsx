import { FormattedMessage } from 'react-intl';
import { AvatarField } from '../../components/AvatarField.tsx';
import { SheetForm } from '../../components/SheetForm.tsx';
import { GroupNameField, isValidGroupName } from './GroupNameField.tsx';

interface NewGroupFormProps {
  name: string;
  picture: string | null;
  isUploading: boolean;
  /** Users chosen beside this one. */
  memberCount: number;
  errorText?: string | undefined;
  isBusy: boolean;
  onName: (name: string) => void;
  onPicture: (file: File) => void;
  onSubmit: () => void;
}

/** The name and picture of a new group (spec §2, create group). */
export function NewGroupForm(props: NewGroupFormProps) {
  const { name, picture, isUploading, memberCount } = props;
  return (
    <SheetForm
      {...props}
      submitLabel={<FormattedMessage id="groups.new.create" values={{ count: memberCount }} />}
      canSubmit={isValidGroupName(name) && !isUploading}
    >
      <AvatarField
        avatar={{ id: 'new-group', name, src: picture, kind: 'group' }}
        isUploading={isUploading}
        onPicture={props.onPicture}
      >
        <FormattedMessage
          id={isUploading ? 'groups.form.uploading' : picture ? 'groups.form.change-picture' : 'groups.form.picture'}
        />
      </AvatarField>
      <GroupNameField value={name} onChange={props.onName} />
    </SheetForm>
  );
}
