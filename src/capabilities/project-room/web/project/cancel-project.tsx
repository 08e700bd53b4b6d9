import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { cancelProject, type Project } from '#projects/contract/projects.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useProjectAct } from './use-project-act.ts';

export const CancelProject = ({ project }: { project: Project }) => {
  const { projects } = useStrings();
  const { isAsking, isSending, ask, close, act } = useProjectAct({
    send: () => call(cancelProject, { params: { id: project.id } }),
    done: () => ({ title: projects.cancelled }),
    failed: (reason) => ({ title: projects.error, text: projects.cancelFailed(reason) }),
  });
  return (
    <>
      <Button look="destructive" wide onClick={ask}>
        {projects.cancelProject}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={act}
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
