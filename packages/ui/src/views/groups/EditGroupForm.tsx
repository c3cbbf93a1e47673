import { GROUP_INTRODUCTION_MAX, GROUP_NAME_MAX } from '@quintet/domain/limits';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button.tsx';
import { FormAlert } from '../../components/FormAlert.tsx';
import { TextArea } from '../../components/TextArea.tsx';
import { TextField } from '../../components/TextField.tsx';
import { useForm } from '../../components/use-form.ts';
import styles from './NewGroupForm.module.css';

interface EditGroupFormProps {
  name: string;
  introduction: string;
  /** The name or introduction differs from the group's. */
  isChanged: boolean;
  errorText?: string | undefined;
  isBusy: boolean;
  onName: (name: string) => void;
  onIntroduction: (introduction: string) => void;
  onSubmit: () => void;
}

const countCharacters = (text: string): number => Array.from(text.trim()).length;

/** Changes a group's name and introduction. */
export function EditGroupForm(props: EditGroupFormProps) {
  const { name, introduction, isChanged, errorText, isBusy } = props;
  const intl = useIntl();
  const isNameTooLong = countCharacters(name) > GROUP_NAME_MAX;
  const isTextTooLong = countCharacters(introduction) > GROUP_INTRODUCTION_MAX;
  const canSubmit = isChanged && name.trim() !== '' && !isNameTooLong && !isTextTooLong;
  const form = useForm({ canSubmit, isBusy, onSubmit: props.onSubmit });
  const rule = (max: number) => intl.formatMessage({ id: 'groups.form.name-rule' }, { max });
  return (
    <form {...form} className={styles.form}>
      <TextField
        name="group-name"
        label={intl.formatMessage({ id: 'groups.form.name' })}
        autoComplete="off"
        dir="auto"
        value={name}
        {...(isNameTooLong ? { error: rule(GROUP_NAME_MAX) } : { hint: rule(GROUP_NAME_MAX) })}
        onChange={({ target }) => props.onName(target.value)}
      />
      <TextArea
        name="introduction"
        label={intl.formatMessage({ id: 'groups.form.introduction' })}
        limit={GROUP_INTRODUCTION_MAX}
        value={introduction}
        error={isTextTooLong ? rule(GROUP_INTRODUCTION_MAX) : undefined}
        onChange={({ target }) => props.onIntroduction(target.value)}
      />
      <FormAlert>{errorText}</FormAlert>
      <Button type="submit" isBlock disabled={!canSubmit && !isBusy} isBusy={isBusy}>
        <FormattedMessage id="groups.form.save" />
      </Button>
    </form>
  );
}
