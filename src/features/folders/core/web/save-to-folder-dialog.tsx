import { useState } from 'react';
import { Dialog, DialogBody } from '#design/dialog.tsx';
import { Stack } from '#design/layout.tsx';
import { SegmentedControl } from '#design/segmented-control.tsx';
import { Text } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import { SaveToExistingFolder } from './save-to-existing-folder.tsx';
import type { SaveToFolderDialogProps } from './save-to-folder-props.ts';
import { SaveToNewFolder } from './save-to-new-folder.tsx';

/** Offers an existing folder or a new one. */
export const SaveToFolderDialog = ({ company, onClose }: SaveToFolderDialogProps) => {
  const { folders } = useStrings();
  const [mode, setMode] = useState<'existing' | 'new'>('existing');
  const [chosenId, setChosenId] = useState('');
  const [isSending, setIsSending] = useState(false);
  const saving = { company, onClose, isSending, onSending: setIsSending };
  // If a folder was created but the company did not get into it, the next try uses that folder.
  const switchToFolder = (id: number) => {
    setChosenId(String(id));
    setMode('existing');
  };
  return (
    <Dialog open onClose={onClose} title={folders.saveTitle} closeLabel={folders.close} locked={isSending}>
      <DialogBody>
        <Stack gap={5}>
          <Text tone="muted">{folders.saveLead(company.name)}</Text>
          <SegmentedControl
            label={folders.saveWhere}
            value={mode}
            onChange={setMode}
            options={[
              { value: 'existing', label: folders.existingFolder },
              { value: 'new', label: folders.newFolder },
            ]}
          />
        </Stack>
      </DialogBody>
      {mode === 'existing' ? (
        <SaveToExistingFolder {...saving} chosen={chosenId} onChoose={setChosenId} />
      ) : (
        <SaveToNewFolder {...saving} onMade={switchToFolder} />
      )}
    </Dialog>
  );
};
