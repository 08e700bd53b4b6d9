import { useState } from 'react';
import type { CompanyTexts } from '#companies/contract/texts.ts';
import { Field } from '#design/field.tsx';
import { Pair } from '#design/layout.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { type Language, languageNames, writtenLanguages } from '#kernel/language.ts';
import { TELLING_DESCRIPTION } from '#profile-editor/rules/completeness.ts';
import { movedFirst } from '#profile-editor/rules/moved-first.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { EditorAnchor } from './editor-anchor.tsx';
import type { EditorForm } from './use-editor-form.ts';

const nothing = { line: '', description: '' };

/** What the company says of itself, one set of fields for the language that is chosen. */
export const TextsFields = ({ form }: { form: EditorForm }) => {
  const { editor } = useStrings();
  const { language } = useStringsSource();
  const [said, texts] = form.watch(['textLanguage', 'texts']);
  const first = said ?? language;
  const [chosen, setChosen] = useState<Language>();
  const at = chosen ?? first;
  const nameOf = (one: Language) => {
    const name = languageNames[one];
    if (one === first) return editor.isFirst(name);
    return texts[one] ? editor.isWritten(name) : name;
  };
  return (
    <>
      <Pair>
        <Field label={editor.writeIn}>
          <Select value={at} onChange={({ currentTarget }) => setChosen(currentTarget.value as Language)}>
            {writtenLanguages.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
        </Field>
        <FirstLanguage form={form} />
      </Pair>
      {at === first ? (
        <FirstText form={form} />
      ) : (
        <OtherText key={at} form={form} language={at} first={first} />
      )}
    </>
  );
};

/** A wrong one is put right; where a text in the other language is written already, that becomes the first. */
const FirstLanguage = ({ form }: { form: EditorForm }) => {
  const { editor } = useStrings();
  const said = form.watch('textLanguage');
  const choose = (language: Language) => {
    const { line, description, textLanguage, texts } = form.read();
    const moved = movedFirst({ line, description, textLanguage, texts }, language);
    for (const name of ['line', 'description', 'textLanguage', 'texts'] as const)
      form.setValue(name, moved[name], { shouldDirty: true });
  };
  return (
    <Field label={editor.firstTextIn} error={form.errorOf('textLanguage')}>
      <Select value={said ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value as Language)}>
        {said === null && (
          <option value="" disabled>
            {editor.notSaid}
          </option>
        )}
        {writtenLanguages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </Select>
    </Field>
  );
};

const FirstText = ({ form }: { form: EditorForm }) => {
  const { editor } = useStrings();
  return (
    <>
      <Field label={editor.line} hint={editor.lineHint} error={form.errorOf('line')}>
        <TextInput {...form.field('line')} />
      </Field>
      <EditorAnchor name="description">
        <Field
          label={editor.description}
          hint={editor.descriptionHint(TELLING_DESCRIPTION)}
          error={form.errorOf('description')}
        >
          <TextArea {...form.field('description')} rows={6} />
        </Field>
      </EditorAnchor>
    </>
  );
};

interface OtherTextProps {
  form: EditorForm;
  language: Language;
  first: Language;
}

const OtherText = ({ form, language, first }: OtherTextProps) => {
  const { editor } = useStrings();
  const texts = form.watch('texts');
  const text = texts[language] ?? nothing;
  const write = (change: Partial<typeof nothing>) => {
    const { [language]: _, ...others } = form.read('texts');
    const changed = { ...text, ...change };
    const isEmpty = changed.line === '' && changed.description === '';
    const next: CompanyTexts['texts'] = isEmpty ? others : { ...others, [language]: changed };
    form.setValue('texts', next, { shouldDirty: true });
    // Beside others the first one needs its language said.
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
