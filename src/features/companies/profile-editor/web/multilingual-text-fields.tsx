import { useState } from 'react';
import { Field } from '#design/field.tsx';
import { TwoColumns } from '#design/layout.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import type { CompanyTexts } from '#features/companies/core/contract/company-texts.ts';
import { USEFUL_DESCRIPTION_LENGTH } from '#features/companies/profile-editor/rules/profile-completeness.ts';
import { switchFirstLanguage } from '#features/companies/profile-editor/rules/switch-first-language.ts';
import { type Language, languageNames, writtenLanguages } from '#kernel/language.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { EditorAnchor } from './editor-anchor.tsx';
import type { ProfileEditorForm } from './use-profile-editor-form.ts';

const nothing = { line: '', description: '' };

/** Edits the texts in one language at a time. */
export const MultilingualTextFields = ({ form }: { form: ProfileEditorForm }) => {
  const { editor } = useStrings();
  const { language } = useStringsSource();
  const [firstLanguage, texts] = form.watch(['textLanguage', 'texts']);
  const first = firstLanguage ?? language;
  const [chosenLanguage, setChosenLanguage] = useState<Language>();
  const editedLanguage = chosenLanguage ?? first;
  const nameOf = (code: Language) => {
    const name = languageNames[code];
    if (code === first) return editor.isFirst(name);
    return texts[code] ? editor.isWritten(name) : name;
  };
  return (
    <>
      <TwoColumns>
        <Field label={editor.writeIn}>
          <Select
            value={editedLanguage}
            onChange={({ currentTarget }) => setChosenLanguage(currentTarget.value as Language)}
          >
            {writtenLanguages.map((code) => (
              <option key={code} value={code}>
                {nameOf(code)}
              </option>
            ))}
          </Select>
        </Field>
        <FirstLanguage form={form} />
      </TwoColumns>
      {editedLanguage === first ? (
        <FirstText form={form} />
      ) : (
        <OtherText key={editedLanguage} form={form} language={editedLanguage} first={first} />
      )}
    </>
  );
};

/** Corrects the language of the first text; a text already written in the chosen language becomes the first. */
const FirstLanguage = ({ form }: { form: ProfileEditorForm }) => {
  const { editor } = useStrings();
  const firstLanguage = form.watch('textLanguage');
  const choose = (language: Language) => {
    const { line, description, textLanguage, texts } = form.read();
    const reordered = switchFirstLanguage({ line, description, textLanguage, texts }, language);
    for (const name of ['line', 'description', 'textLanguage', 'texts'] as const)
      form.setValue(name, reordered[name], { shouldDirty: true });
  };
  return (
    <Field label={editor.firstTextIn} error={form.errorOf('textLanguage')}>
      <Select
        value={firstLanguage ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value as Language)}
      >
        {firstLanguage === null && (
          <option value="" disabled>
            {editor.notSaid}
          </option>
        )}
        {writtenLanguages.map((code) => (
          <option key={code} value={code}>
            {languageNames[code]}
          </option>
        ))}
      </Select>
    </Field>
  );
};

const FirstText = ({ form }: { form: ProfileEditorForm }) => {
  const { editor } = useStrings();
  return (
    <>
      <Field label={editor.line} hint={editor.lineHint} error={form.errorOf('line')}>
        <TextInput {...form.field('line')} />
      </Field>
      <EditorAnchor name="description">
        <Field
          label={editor.description}
          hint={editor.descriptionHint(USEFUL_DESCRIPTION_LENGTH)}
          error={form.errorOf('description')}
        >
          <TextArea {...form.field('description')} rows={6} />
        </Field>
      </EditorAnchor>
    </>
  );
};

interface OtherTextProps {
  form: ProfileEditorForm;
  language: Language;
  first: Language;
}

const OtherText = ({ form, language, first }: OtherTextProps) => {
  const { editor } = useStrings();
  const texts = form.watch('texts');
  const text = texts[language] ?? nothing;
  const write = (change: Partial<typeof nothing>) => {
    const { [language]: _, ...otherTexts } = form.read('texts');
    const changedText = { ...text, ...change };
    const isEmpty = changedText.line === '' && changedText.description === '';
    const next: CompanyTexts['texts'] = isEmpty ? otherTexts : { ...otherTexts, [language]: changedText };
    form.setValue('texts', next, { shouldDirty: true });
    // The first text needs a language once there are others.
    if (form.read('textLanguage') === null) form.setValue('textLanguage', first, { shouldDirty: true });
  };
  const errorOf = (part: keyof typeof nothing) => form.errorOf(`texts.${language}.${part}` as 'texts');
  return (
    <>
      <Field label={editor.line} hint={editor.lineHint} error={errorOf('line') ?? form.errorOf('texts')}>
        <TextInput
          lang={language}
          value={text.line}
          onChange={({ currentTarget: { value } }) => write({ line: value })}
        />
      </Field>
      <Field label={editor.description} hint={editor.otherTextHint} error={errorOf('description')}>
        <TextArea
          lang={language}
          rows={6}
          value={text.description}
          onChange={({ currentTarget: { value } }) => write({ description: value })}
        />
      </Field>
    </>
  );
};
