import { useQueryClient } from '@tanstack/react-query';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { createMilestone } from '#features/projects/room/contract/project-room.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { cacheRoom } from './queries.ts';

interface AddMilestoneProps {
  projectId: number;
  onClose: () => void;
}

interface NewMilestone {
  name: string;
  dueOn: string;
}

const useMilestoneForm = ({ projectId, onClose }: AddMilestoneProps) => {
  const client = useQueryClient();
  const strings = useStrings();
  return useForm<NewMilestone, NewMilestone>({
    schema: createMilestone.body,
    values: { name: '', dueOn: '' },
    send: async (body, _, callOptions) => {
      cacheRoom(
        client,
        projectId,
        await callEndpoint(createMilestone, { params: { id: projectId }, body }, callOptions),
      );
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: strings.room.failed, text: failureReasonOf(error, strings) }),
  });
};

export const AddMilestoneDialog = (props: AddMilestoneProps) => {
  const { room } = useStrings();
  const form = useMilestoneForm(props);
  return (
    <FormDialog
      title={room.addMilestoneTitle}
      words={{ send: room.addMilestone, sending: room.adding, cancel: room.cancel, close: room.close }}
      form={form}
      draftKey={`add-milestone ${props.projectId}`}
      onClose={props.onClose}
    >
      <Field label={room.milestone} error={form.errorOf('name')}>
        <TextInput {...form.field('name')} placeholder={room.milestonePlaceholder} />
      </Field>
      <Field label={room.dueOn} error={form.errorOf('dueOn')}>
        <TextInput {...form.field('dueOn')} type="date" />
      </Field>
    </FormDialog>
  );
};
