import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import { changeFolder, type Folder } from '#features/folders/core/contract/folders.ts';
import {
  FolderFields,
  folderFormSchema,
  type FolderFormValues,
  type FolderFormOutput,
  folderQuery,
  refetchFolders,
} from '#features/folders/core/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

interface EditFolderDialogProps {
  folder: Folder;
  onClose: () => void;
}

export const EditFolderDialog = ({ folder, onClose }: EditFolderDialogProps) => {
  const strings = useStrings();
  const { folders } = strings;
  const client = useQueryClient();
  const { id, name, description, abilities } = folder;
  const form = useForm<FolderFormValues, FolderFormOutput>({
    schema: folderFormSchema,
    values: { name, description: description ?? '' },
    send: async (body) => {
      const changedFolder = await callEndpoint(changeFolder, { params: { id }, body });
      client.setQueryData(folderQuery(String(id)).queryKey, changedFolder);
      void refetchFolders(client);
      showToast({ tone: 'success', title: folders.folderUpdated });
      onClose();
    },
    onRefused: (error) =>
      showToast({
        tone: 'destructive',
        title: folders.error,
        text: folders.updateFailed(failureReasonOf(error, strings)),
      }),
  });
  return (
    <FormDialog
      title={folders.editFolder}
      words={{
        send: folders.saveChanges,
        sending: folders.saving,
        cancel: folders.cancel,
        close: folders.close,
      }}
      form={form}
      draftKey={`edit-folder ${id}`}
      isIdle={!form.isChanged}
      onClose={onClose}
    >
      <FolderFields
        form={form}
        nameLabel={folders.name}
        fixedNameHint={abilities.mayRename ? undefined : folders.likedNameHint}
      />
    </FormDialog>
  );
};
