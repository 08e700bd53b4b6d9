import { useState } from 'react';
import { Dialog, DialogBody } from '../../../design/dialog.tsx';
import { Segmented } from '../../../design/segmented.tsx';
import { useStrings } from '../../../web/strings.tsx';
import { SaveIntoFolder } from './save-into-folder.tsx';
import { SaveIntoNewFolder } from './save-into-new-folder.tsx';

export interface SaveProps {
  company: { id: number; name: string };
  onClose: () => void;
}

/** Saves a company into a folder there is, or into one made for it. */
export const SaveDialog = ({ company, onClose }: SaveProps) => {
  const { folders } = useStrings();
  const [mode, setMode] = useState<'existing' | 'new'>('existing');
  const Mode = mode === 'existing' ? SaveIntoFolder : SaveIntoNewFolder;
  return (
    <Dialog open onClose={onClose} title={folders.saveTitle(company.name)} closeLabel={folders.close}>
      <DialogBody>
        <Segmented
          label={folders.saveMode}
          value={mode}
          onChange={setMode}
          options={[
            { value: 'existing', label: folders.existingFolder, icon: 'folder' },
            { value: 'new', label: folders.newFolder, icon: 'folder-add' },
          ]}
        />
      </DialogBody>
      <Mode company={company} onClose={onClose} />
    </Dialog>
  );
};
