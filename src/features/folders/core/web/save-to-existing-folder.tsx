import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { showToast } from '#design/toast.ts';
import { Form } from '#web/form/form.tsx';
import { useStrings } from '#web/strings.tsx';
import { foldersQuery } from './queries.ts';
import type { SaveToFolderFormProps } from './save-to-folder-props.ts';
import { useSaveToFolder } from './use-save-to-folder.ts';

interface SaveToExistingProps extends SaveToFolderFormProps {
  chosen: string;
  onChoose: (folderId: string) => void;
}

export const SaveToExistingFolder = (props: SaveToExistingProps) => {
  const { company, onClose, isSending, onSending, chosen, onChoose } = props;
  const { folders } = useStrings();
  const save = useSaveToFolder(company);
  const { data: folderPage } = useQuery(foldersQuery);
  const folder = folderPage?.items.find(({ id }) => String(id) === chosen);
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
        <Button variant="quiet" onClick={onClose} disabled={isSending}>
          {folders.cancel}
        </Button>
        <Button type="submit" variant="primary" busy={isSending} busyText={folders.saving}>
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
  const { data: folderPage, error: failure } = useQuery(foldersQuery);
  const items = folderPage?.items ?? [];
  const hint = folderPage?.items.length === 0 ? folders.noFolderYet : undefined;
  return (
    <Field label={folders.folder} hint={hint} error={failure ? folders.foldersFailed : error}>
      <Select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{folderPage || failure ? folders.selectFolder : folders.loading}</option>
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
};
