import { Button } from '#design/button.tsx';
import { DialogBody, DialogFoot } from '#design/dialog.tsx';
import { showToast } from '#design/toast.ts';
import { createFolder } from '#features/folders/core/contract/folders.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { Form } from '#web/form/form.tsx';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { FolderFields } from './folder-fields.tsx';
import {
  emptyFolderForm,
  type FolderFormValues,
  type FolderFormOutput,
  newFolderFormSchema,
} from './folder-form-schemas.ts';
import type { SaveToFolderFormProps } from './save-to-folder-props.ts';
import { useSaveToFolder } from './use-save-to-folder.ts';

interface SaveToNewProps extends SaveToFolderFormProps {
  /** The folder exists, but the company is not in it. */
  onMade: (folderId: number) => void;
}

export const SaveToNewFolder = ({ company, onClose, isSending, onSending, onMade }: SaveToNewProps) => {
  const strings = useStrings();
  const { folders } = strings;
  const save = useSaveToFolder(company);
  const form = useForm<FolderFormValues, FolderFormOutput>({
    schema: newFolderFormSchema,
    values: emptyFolderForm,
    send: async (body, _, callOptions) => {
      onSending(true);
      try {
        const newFolder = await callEndpoint(createFolder, { body }, callOptions);
        if (await save(newFolder)) onClose();
        else onMade(newFolder.id);
      } finally {
        onSending(false);
      }
    },
    onRefused: (error) =>
      showToast({
        tone: 'destructive',
        title: folders.error,
        text: folders.createFolderFailed(failureReasonOf(error, strings)),
      }),
  });
  const submit = useDraftForm(form, 'new-folder');
  return (
    <Form onSubmit={submit} label={folders.newFolder}>
      <DialogBody>
        <FolderFields form={form} nameLabel={folders.folderName} />
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
