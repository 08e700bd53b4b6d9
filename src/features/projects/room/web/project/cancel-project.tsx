import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { cancelProject, type Project } from '#features/projects/pages/contract/projects.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useProjectAction } from './use-project-action.ts';

export const CancelProject = ({ project }: { project: Project }) => {
  const { projects } = useStrings();
  const { isConfirming, isSending, openConfirmation, close, confirm } = useProjectAction({
    send: () => callEndpoint(cancelProject, { params: { id: project.id } }),
    successToast: () => ({ title: projects.cancelled }),
    failed: (reason) => ({ title: projects.error, text: projects.cancelFailed(reason) }),
  });
  return (
    <>
      <Button variant="destructive" wide onClick={openConfirmation}>
        {projects.cancelProject}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={close}
        onConfirm={confirm}
        title={projects.cancelTitle}
        text={projects.cancelText(project.company.name)}
        confirmLabel={projects.cancelProject}
        cancelLabel={projects.keepProject}
        busy={isSending}
        busyText={projects.cancelling}
      />
    </>
  );
};
