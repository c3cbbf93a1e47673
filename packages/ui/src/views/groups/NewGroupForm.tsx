import { GROUP_NAME_MAX } from '@quintet/domain/limits';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { PictureField } from '../../components/PictureField.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useForm } from '../../components/use-form.ts';
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

const countCharacters = (text: string): number => Array.from(text.trim()).length;

/** The name and picture of a new group (spec §2, create group). */
export function NewGroupForm(props: NewGroupFormProps) {
  const { name, picture, isUploading, memberCount, errorText, isBusy } = props;
  const intl = useIntl();
  const length = countCharacters(name);
  const isTooLong = length > GROUP_NAME_MAX;
  const canSubmit = length > 0 && !isTooLong && !isUploading;
  const form = useForm({ canSubmit, isBusy, onSubmit: props.onSubmit });
  const rule = intl.formatMessage({ id: 'groups.form.name-rule' }, { max: GROUP_NAME_MAX });
  return (
    <form {...form} className={styles.form}>
      <PictureField
        avatar={{ id: 'new-group', name, src: picture, kind: 'group' }}
        isUploading={isUploading}
        onPicture={props.onPicture}
      >
        <FormattedMessage
          id={isUploading ? 'groups.form.uploading' : picture ? 'groups.form.change-picture' : 'groups.form.picture'}
        />
      </PictureField>
      <TextField
        name="group-name"
        label={intl.formatMessage({ id: 'groups.form.name' })}
        autoComplete="off"
        dir="auto"
        value={name}
        {...(isTooLong ? { error: rule } : { hint: rule })}
        onChange={({ target }) => props.onName(target.value)}
      />
      <FormAlert>{errorText}</FormAlert>
      <Button type="submit" isBlock disabled={!canSubmit && !isBusy} isBusy={isBusy}>
        <FormattedMessage id="groups.new.create" values={{ count: memberCount }} />
      </Button>
    </form>
  );
}
