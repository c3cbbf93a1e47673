import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { AvatarField } from '../../components/AvatarField.tsx';
import { useNativeFormProps } from '../../components/use-native-form-props.ts';
import { GroupNameField, isValidGroupName } from './GroupNameField.tsx';
import styles from './NewGroupForm.module.css';

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
  const { name, picture, isUploading, memberCount, errorText, isBusy } = props;
  const canSubmit = isValidGroupName(name) && !isUploading;
  const form = useNativeFormProps({ canSubmit, isBusy, onSubmit: props.onSubmit });
  return (
    <form {...form} className={styles.form}>
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
      <FormAlert>{errorText}</FormAlert>
      <Button type="submit" isBlock disabled={!canSubmit && !isBusy} isBusy={isBusy}>
        <FormattedMessage id="groups.new.create" values={{ count: memberCount }} />
      </Button>
    </form>
  );
}
