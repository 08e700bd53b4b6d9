import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { useCompanySearch } from '#features/directory/core/web/index.ts';
import type { Folder } from '#features/folders/core/contract/folders.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './add-company-dialog.module.css';
import { CompaniesToAdd } from './companies-to-add.tsx';
import { useAddCompanies } from './use-add-companies.ts';

interface AddCompanyDialogProps {
  folder: Folder;
  /** The folder is known to contain these. */
  inFolder: readonly { id: number }[];
  onClose: () => void;
}

export const AddCompanyDialog = ({ folder, inFolder, onClose }: AddCompanyDialogProps) => {
  const { folders } = useStrings();
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const search = useCompanySearch(text);
  const { added, add } = useAddCompanies(folder.id);
  const isIn = (id: number) => added.has(id) || inFolder.some((company) => company.id === id);
  return (
    <Dialog open size="wide" onClose={onClose} title={folders.addCompany} closeLabel={folders.close}>
      <DialogBody>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            setIsMissing(text.trim() === '');
          }}
        >
          <Field
            label={folders.searchCompanies}
            error={isMissing && text.trim() === '' ? folders.searchRequired : undefined}
          >
            <TextInput
              type="search"
              icon="search"
              placeholder={folders.searchPlaceholder}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
        </form>
        <CompaniesToAdd search={search} isIn={isIn} onAdd={(company) => void add(company)} />
      </DialogBody>
      <DialogFoot>
        <Button variant="primary" onClick={onClose}>
          {folders.doneAdding}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
