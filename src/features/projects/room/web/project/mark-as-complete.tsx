import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { completeProject, type Project } from '#features/projects/pages/contract/projects.ts';
import { useClientName } from '#features/projects/pages/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { useProjectAction } from './use-project-action.ts';

interface MarkAsCompleteProps {
  project: Project;
  /** It is the main action of the page. */
  isMain: boolean;
}

export const MarkAsComplete = ({ project, isMain }: MarkAsCompleteProps) => {
  const { projects } = useStrings();
  const role = useVisitor()?.userType;
  const clientName = useClientName()(project);
  const otherName = project.side === 'client' ? project.company.name : clientName;
  const isLast = project.state === 'partiallyComplete';
  const { isConfirming, isSending, openConfirmation, close, confirm } = useProjectAction({
    send: () => callEndpoint(completeProject, { params: { id: project.id }, body: { role } }),
    successToast: ({ state }) =>
      state === 'completed'
        ? { title: projects.nowCompleted }
        : { title: projects.nowMarked, text: projects.nowMarkedText(otherName) },
    failed: (text) => ({ title: projects.completeFailed, text }),
  });
  return (
    <>
      <Button variant={isMain ? 'primary' : 'secondary'} icon="check" wide onClick={openConfirmation}>
        {projects.markAsComplete}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={close}
        onConfirm={confirm}
        variant="primary"
        icon="check"
        title={projects.markTitle}
        text={isLast ? projects.markLastText(otherName) : projects.markText(otherName)}
        confirmLabel={projects.markAsComplete}
        cancelLabel={projects.cancel}
        busy={isSending}
        busyText={projects.marking}
      />
    </>
  );
};
