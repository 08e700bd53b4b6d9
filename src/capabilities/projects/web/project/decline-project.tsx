import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../../../design/dialog.tsx';
import { Field } from '../../../../design/field.tsx';
import { Stack } from '../../../../design/layout.tsx';
import { Text } from '../../../../design/text.tsx';
import { TextArea } from '../../../../design/text-area.tsx';
import { showToast } from '../../../../design/toast.ts';
import { call } from '../../../../web/api-client.ts';
import { Form } from '../../../../web/form/form.tsx';
import { useForm } from '../../../../web/form/use-form.ts';
import { reasonOf } from '../../../../web/reason.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { declineProject, type Project } from '../../contract.ts';
import { keepProject } from '../questions.ts';
import { useClientName } from '../use-client-name.ts';

export const DeclineProject = ({ project }: { project: Project }) => {
  const { projects } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="destructive" wide onClick={() => setIsOpen(true)}>
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
      keepProject(client, await call(declineProject, { params: { id }, body }));
      showToast({ tone: 'success', title: projects.declined });
      onDone();
    },
    onRefused: (error) =>
      showToast({
        tone: 'destructive',
        title: projects.error,
        text: projects.declineFailed(reasonOf(error, strings)),
      }),
  });
};

const DeclineDialog = ({ project, onClose }: { project: Project; onClose: () => void }) => {
  const { projects } = useStrings();
  const clientName = useClientName()(project);
  const form = useDeclineForm(project.id, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={projects.declineTitle}
      closeLabel={projects.close}
      locked={form.isSending}
    >
      <Form onSubmit={form.submit} label={projects.declineTitle}>
        <DialogBody>
          <Stack gap={5}>
            <Text>{projects.declineLead(clientName)}</Text>
            <Field label={projects.declineReason} error={form.errorOf('reason')}>
              <TextArea {...form.field('reason')} rows={4} />
            </Field>
          </Stack>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>{projects.keepProject}</Button>
          <Button type="submit" look="destructive" busy={form.isSending} busyText={projects.declining}>
            {projects.decline}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
