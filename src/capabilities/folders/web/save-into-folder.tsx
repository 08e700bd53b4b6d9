import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../design/button.tsx';
import { DialogBody, DialogFoot } from '../../../design/dialog.tsx';
import { Field } from '../../../design/field.tsx';
import { Select } from '../../../design/select.tsx';
import { Spinner } from '../../../design/spinner.tsx';
import { showToast } from '../../../design/toast.ts';
import { ask } from '../../../web/query.ts';
import { useStrings } from '../../../web/strings.tsx';
import { listFolders } from '../contract.ts';
import type { SaveProps } from './save-dialog.tsx';
import { useSave } from './use-save.ts';

const foldersQuestion = ask(listFolders, { query: {} });

export const SaveIntoFolder = ({ company, onClose }: SaveProps) => {
  const { folders, web } = useStrings();
  const { queryKey, queryFn } = foldersQuestion;
  const { data } = useQuery({ queryKey, queryFn });
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { addTo, isSaving } = useSave(company, onClose);

  const save = () => {
    setIsMissing(chosen === '');
    if (chosen !== '') void addTo(Number(chosen));
    else showToast({ tone: 'destructive', title: folders.selectFolder, text: folders.selectFolderText });
  };

  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DialogBody>
        {data ? (
          <Field
            label={folders.folder}
            hint={data.items.length === 0 ? folders.noFoldersYet : undefined}
            error={isMissing && chosen === '' ? folders.selectFolder : undefined}
          >
            <Select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
              <option value="">{folders.chooseFolder}</option>
              {data.items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <Spinner label={web.loading} />
        )}
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={onClose}>
          {folders.cancel}
        </Button>
        <Button type="submit" look="primary" busy={isSaving} busyText={folders.saving}>
          {folders.save}
        </Button>
      </DialogFoot>
    </form>
  );
};
