import { useQueryClient } from '@tanstack/react-query';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { createFolder } from '#features/folders/core/contract/folders.ts';
import {
  emptyFolderForm,
  FolderFields,
  type FolderFormValues,
  type FolderFormOutput,
  dashboardFolderFormSchema,
  refetchFolders,
} from '#features/folders/core/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

export const AddProjectDialog = ({ onClose }: { onClose: () => void }) => {
  const strings = useStrings();
  const { folders } = strings;
  const client = useQueryClient();
  const form = useForm<FolderFormValues, FolderFormOutput>({
    schema: dashboardFolderFormSchema,
    values: emptyFolderForm,
    send: async (body, _, callOptions) => {
      await callEndpoint(createFolder, { body }, callOptions);
      await refetchFolders(client);
      showToast({ tone: 'success', title: folders.projectCreated });
      onClose();
    },
    onRefused: (error) =>
      showToast({
        tone: 'destructive',
        title: folders.error,
        text: folders.createProjectFailed(failureReasonOf(error, strings)),
      }),
  });
  return (
    <FormDialog
      title={folders.addProject}
      words={{
        send: folders.createProjectButton,
        sending: folders.creating,
        cancel: folders.cancel,
        close: folders.close,
      }}
      form={form}
      draftKey="add-project"
      onClose={onClose}
    >
      <Text tone="muted">{folders.addProjectLead}</Text>
      <FolderFields form={form} nameLabel={folders.projectName} />
    </FormDialog>
  );
};
