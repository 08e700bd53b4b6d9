import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../../design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../../../design/dialog.tsx';
import { showToast } from '../../../../design/toast.ts';
import { call } from '../../../../web/api-client.ts';
import { Form } from '../../../../web/form/form.tsx';
import { useForm } from '../../../../web/form/use-form.ts';
import { reasonOf } from '../../../../web/reason.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { createFolder } from '../../contract.ts';
import { FolderFields } from '../folder-fields.tsx';
import { emptyFolder, type FolderValues, type FolderWords, projectForm } from '../forms.ts';
import { refetchFolders } from '../refetch.ts';

export const AddProjectDialog = ({ onClose }: { onClose: () => void }) => {
  const strings = useStrings();
  const { folders } = strings;
  const client = useQueryClient();
  const form = useForm<FolderValues, FolderWords>({
    schema: projectForm,
    values: emptyFolder,
    send: async (body) => {
      await call(createFolder, { body });
      await refetchFolders(client);
      showToast({ tone: 'success', title: folders.projectCreated });
      onClose();
    },
    onRefused: (error) =>
      showToast({
        tone: 'destructive',
        title: folders.error,
        text: folders.createProjectFailed(reasonOf(error, strings)),
      }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={folders.addProject}
      closeLabel={folders.close}
      locked={form.isSending}
    >
      <Form onSubmit={form.submit} label={folders.addProject}>
        <DialogBody>
          <FolderFields form={form} nameLabel={folders.projectName} />
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{folders.cancel}</Button>
          <Button type="submit" look="primary" busy={form.isSending} busyText={folders.creating}>
            {folders.createProjectButton}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
