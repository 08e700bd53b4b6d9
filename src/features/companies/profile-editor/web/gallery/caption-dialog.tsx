import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { changeGalleryPicture } from '#features/companies/profile-editor/contract/own-pictures.ts';
import { useOwnCompanyCache } from '#features/companies/profile-editor/web/queries.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import type { GalleryPictureData } from './use-gallery-editor.ts';

interface Words {
  title: string;
  description: string;
}

/** Edits a picture's title and its description. */
export const CaptionDialog = ({ picture, onClose }: { picture: GalleryPictureData; onClose: () => void }) => {
  const strings = useStrings();
  const { editor } = strings;
  const { updateCache } = useOwnCompanyCache();
  const form = useForm<Words, (typeof changeGalleryPicture.body)['_zod']['output']>({
    schema: changeGalleryPicture.body,
    values: { title: picture.title ?? '', description: picture.description ?? '' },
    send: async (body) => {
      const gallery = await callEndpoint(changeGalleryPicture, { params: { pictureId: picture.id }, body });
      updateCache(() => ({ gallery }));
      onClose();
    },
    onRefused: (error) =>
      showToast({
        tone: 'destructive',
        title: editor.galleryNotChanged,
        text: failureReasonOf(error, strings),
      }),
  });
  const words = { send: editor.save, sending: editor.saving, cancel: editor.cancel, close: editor.close };
  return (
    <FormDialog
      title={editor.captions}
      words={words}
      form={form}
      draftKey={`caption ${picture.id}`}
      isIdle={!form.isChanged}
      onClose={onClose}
    >
      <Field label={editor.pictureTitle} hint={editor.pictureTitleHint} error={form.errorOf('title')}>
        <TextInput {...form.field('title')} />
      </Field>
      <Field label={editor.pictureDescription} error={form.errorOf('description')}>
        <TextArea {...form.field('description')} rows={3} />
      </Field>
    </FormDialog>
  );
};
