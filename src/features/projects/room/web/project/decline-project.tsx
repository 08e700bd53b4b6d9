import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { declineProject, type Project } from '#features/projects/pages/contract/projects.ts';
import { cacheProject, useClientName } from '#features/projects/pages/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

export const DeclineProject = ({ project }: { project: Project }) => {
  const { projects } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="destructive" wide onClick={() => setIsOpen(true)}>
        {projects.decline}
      </Button>
      {isOpen && <DeclineDialog project={project} onClose={() => setIsOpen(false)} />}
    </>
  );
};

interface Reason {
  reason: string;
}

const useDeclineForm = (id: number, onDone: () => void) => {
  const client = useQueryClient();
  const strings = useStrings();
  const { projects } = strings;
  return useForm<Reason, Reason>({
    schema: declineProject.body,
    values: { reason: '' },
    send: async (body) => {
      cacheProject(client, await callEndpoint(declineProject, { params: { id }, body }));
      showToast({ tone: 'success', title: projects.declined });
      onDone();
    },
    onRefused: (error) =>
      showToast({
        tone: 'destructive',
        title: projects.error,
        text: projects.declineFailed(failureReasonOf(error, strings)),
      }),
  });
};

const DeclineDialog = ({ project, onClose }: { project: Project; onClose: () => void }) => {
  const { projects } = useStrings();
  const clientName = useClientName()(project);
  const form = useDeclineForm(project.id, onClose);
  return (
    <FormDialog
      title={projects.declineTitle}
      words={{
        send: projects.decline,
        sending: projects.declining,
        cancel: projects.keepProject,
        close: projects.close,
      }}
      form={form}
      draftKey={`decline-project ${project.id}`}
      variant="destructive"
      onClose={onClose}
    >
      <Text>{projects.declineLead(clientName)}</Text>
      <Field label={projects.declineReason} error={form.errorOf('reason')}>
        <TextArea {...form.field('reason')} rows={4} />
      </Field>
    </FormDialog>
  );
};
