import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { showToast } from '#design/toast.ts';
import { Form } from '#web/form/form.tsx';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { foldersQuestion } from './questions.ts';
import type { SavingProps } from './saving-props.ts';
import { useSave } from './use-save.ts';

interface SaveToExistingProps extends SavingProps {
  chosen: string;
  onChoose: (folderId: string) => void;
}

export const SaveToExisting = (props: SaveToExistingProps) => {
  const { company, onClose, isSending, onSending, chosen, onChoose } = props;
  const { folders } = useStrings();
  const save = useSave(company);
  const { answer } = useOutcome(foldersQuestion);
  const folder = answer?.items.find(({ id }) => String(id) === chosen);
  const [isMissing, setIsMissing] = useState(false);
  const submit = async () => {
    setIsMissing(!folder);
    if (!folder) {
      showToast({
        tone: 'destructive',
        title: folders.pleaseSelectFolder,
        text: folders.mustSelectFolder,
      });
      return;
    }
    onSending(true);
    const isSaved = await save(folder);
    onSending(false);
    if (isSaved) onClose();
  };
  return (
    <Form onSubmit={submit} label={folders.existingFolder}>
      <DialogBody>
        <FolderSelect
          chosen={chosen}
          error={isMissing && chosen === '' ? folders.pleaseSelectFolder : undefined}
          onChoose={onChoose}
        />
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={onClose} disabled={isSending}>
          {folders.cancel}
        </Button>
        <Button type="submit" look="primary" busy={isSending} busyText={folders.saving}>
          {folders.save}
        </Button>
      </DialogFoot>
    </Form>
  );
};

interface FolderSelectProps extends Pick<SaveToExistingProps, 'chosen' | 'onChoose'> {
  error: string | undefined;
}

const FolderSelect = ({ chosen, error, onChoose }: FolderSelectProps) => {
  const { folders } = useStrings();
  const { answer, error: failure } = useOutcome(foldersQuestion);
  const items = answer?.items ?? [];
  const hint = answer?.items.length === 0 ? folders.noFolderYet : undefined;
  return (
    <Field label={folders.folder} hint={hint} error={failure ? folders.foldersFailed : error}>
      <Select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{answer || failure ? folders.selectFolder : folders.loading}</option>
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
};
