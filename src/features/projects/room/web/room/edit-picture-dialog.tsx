import { useQueryClient } from '@tanstack/react-query';
import { Field } from '#design/field.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { changeRoomPicture, pictureDetailsSchema } from '#features/projects/room/contract/files.ts';
import type { RoomFile } from '#features/projects/room/contract/room-schemas.ts';
import { type PictureStage, pictureStages } from '#features/projects/room/rules/project-room.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { cacheRoom } from './queries.ts';

export interface RoomFileDialogProps {
  projectId: number;
  file: RoomFile;
  onClose: () => void;
}

interface PictureWords {
  caption: string;
  stage: PictureStage;
}

const usePictureForm = ({ projectId, file, onClose }: RoomFileDialogProps) => {
  const client = useQueryClient();
  const strings = useStrings();
  return useForm<PictureWords, PictureWords>({
    schema: pictureDetailsSchema,
    values: { caption: file.caption ?? '', stage: file.stage ?? 'during' },
    send: async (body) => {
      const params = { id: projectId, fileId: file.id };
      cacheRoom(client, projectId, await callEndpoint(changeRoomPicture, { params, body }));
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: strings.room.failed, text: failureReasonOf(error, strings) }),
  });
};

export const EditPictureDialog = (props: RoomFileDialogProps) => {
  const { room } = useStrings();
  const form = usePictureForm(props);
  return (
    <FormDialog
      title={room.editPicture}
      words={{ send: room.saveChanges, sending: room.saving, cancel: room.cancel, close: room.close }}
      form={form}
      draftKey={`edit-picture ${props.file.id}`}
      onClose={props.onClose}
    >
      <Field label={room.caption} mark={room.optional} error={form.errorOf('caption')}>
        <TextInput {...form.field('caption')} />
      </Field>
      <RadioGroup
        {...form.field('stage')}
        legend={room.stage}
        options={pictureStages.map((value) => ({ value, label: room.stages[value] }))}
        error={form.errorOf('stage')}
      />
    </FormDialog>
  );
};
