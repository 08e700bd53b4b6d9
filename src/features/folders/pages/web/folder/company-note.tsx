import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Icon } from '#design/icon.tsx';
import { Row } from '#design/layout.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { TextArea } from '#design/text-area.tsx';
import { type SavedCompany, setFolderCompanyNote } from '#features/folders/core/contract/saved-companies.ts';
import {
  changeItemInPage,
  createFolderCompaniesKeyTest,
  noteFormSchema,
  useFolderChange,
} from '#features/folders/core/web/index.ts';
import { useLangAttribute } from '#features/translations/core/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './company-note.module.css';
import type { SavedCompanyProps } from './remove-company.tsx';

/** Shows a note at once; a toast says whether it was stored. */
const useSaveNote = ({ folderId, company: { id, name } }: SavedCompanyProps) => {
  const { folders } = useStrings();
  const change = useFolderChange();
  return (note: string | null) =>
    change({
      name: `note ${folderId} ${id}`,
      show: (client) =>
        client.setQueriesData(
          { predicate: createFolderCompaniesKeyTest(folderId) },
          changeItemInPage<SavedCompany>(
            (company) => company.id === id,
            (company) => ({ ...company, note: note || null }),
          ),
        ),
      send: () =>
        callEndpoint(setFolderCompanyNote, { params: { id: folderId, companyId: id }, body: { note } }),
      failed: folders.noteFailed,
      takesAway: name,
    });
};

/** Only the folder's owner sees the note beside a company. */
export const CompanyNote = (props: SavedCompanyProps) => {
  const { note } = props.company;
  const save = useSaveNote(props);
  // Null while nothing is being written.
  const [draft, setDraft] = useState<string | null>(null);
  const submit = async (text: string | null) => {
    setDraft(null);
    const isSaved = await save(text);
    if (!isSaved) setDraft(text ?? '');
  };
  if (draft === null) return <NoteText {...props} onEdit={() => setDraft(note ?? '')} />;
  return <NoteForm draft={draft} onSubmit={submit} onCancel={() => setDraft(null)} />;
};

const NoteText = ({ company, onEdit }: SavedCompanyProps & { onEdit: () => void }) => {
  const { name, note } = company;
  const lang = useLangAttribute(company.noteTranslation);
  const { folders } = useStrings();
  return (
    <div className={styles.note}>
      {note !== null && (
        <div className={styles.words}>
          <p className={styles.label}>
            <Icon name="lock" size="small" />
            {folders.note}
          </p>
          <p className={styles.text} lang={lang}>
            {note}
          </p>
        </div>
      )}
      <Button
        variant="quiet"
        size="small"
        icon={note === null ? signedInIcons.pencil : undefined}
        aria-label={note === null ? folders.addNoteTo(name) : folders.editNoteOn(name)}
        onClick={onEdit}
      >
        {note === null ? folders.addNote : folders.editNote}
      </Button>
    </div>
  );
};

interface NoteFormProps {
  draft: string;
  onSubmit: (note: string | null) => Promise<void>;
  onCancel: () => void;
}

const NoteForm = ({ draft, onSubmit, onCancel }: NoteFormProps) => {
  const { folders } = useStrings();
  const form = useForm<{ note: string }, { note: string | null }>({
    schema: noteFormSchema,
    values: { note: draft },
    send: ({ note }) => onSubmit(note),
  });
  return (
    <Form onSubmit={form.submit} className={styles.form}>
      <Field label={folders.note} hint={folders.noteHint} error={form.errorOf('note')}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- its own button has just opened it */}
        <TextArea {...form.field('note')} autoFocus />
      </Field>
      <Row gap={3}>
        <Button type="submit" size="small">
          {folders.saveNote}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {folders.cancel}
        </Button>
      </Row>
    </Form>
  );
};
