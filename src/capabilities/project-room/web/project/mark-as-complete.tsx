import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { completeProject, type Project } from '#projects/contract/projects.ts';
import { useClientName } from '#projects/web/index.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { useProjectAct } from './use-project-act.ts';

interface MarkAsCompleteProps {
  project: Project;
  /** It is what there is to do here. */
  isMain: boolean;
}

export const MarkAsComplete = ({ project, isMain }: MarkAsCompleteProps) => {
  const { projects } = useStrings();
  const role = useVisitor()?.userType;
  const clientName = useClientName()(project);
  const other = project.side === 'client' ? project.company.name : clientName;
  const isLast = project.state === 'partiallyComplete';
  const { isAsking, isSending, ask, close, act } = useProjectAct({
    send: () => call(completeProject, { params: { id: project.id }, body: { role } }),
    done: ({ state }) =>
      state === 'completed'
        ? { title: projects.nowCompleted }
        : { title: projects.nowMarked, text: projects.nowMarkedText(other) },
    failed: (text) => ({ title: projects.completeFailed, text }),
  });
  return (
    <>
      <Button look={isMain ? 'primary' : 'secondary'} icon="check" wide onClick={ask}>
        {projects.markAsComplete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        onConfirm={act}
        look="primary"
        icon="check"
        title={projects.markTitle}
        text={isLast ? projects.markLastText(other) : projects.markText(other)}
        confirmLabel={projects.markAsComplete}
        cancelLabel={projects.cancel}
        busy={isSending}
        busyText={projects.marking}
      />
    </>
  );
};
