import { useQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { FieldError } from '#design/field-error.tsx';
import { Field } from '#design/field.tsx';
import { FoldingPanel } from '#design/folding-panel.tsx';
import { Row } from '#design/layout.tsx';
import { PanelBody } from '#design/panel.tsx';
import { Select } from '#design/select.tsx';
import { spokenLanguageCodes } from '#features/companies/core/rules/spoken-languages.ts';
import { sortByName } from '#kernel/sort-by-name.ts';
import type { NamedItem } from '#kernel/translated-name.ts';
import { useStrings } from '#web/strings.tsx';
import { useLanguageName } from '#web/use-language-name.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './area-and-languages-panel.module.css';
import { EditorAnchor } from './editor-anchor.tsx';
import { editorCommunesQuery } from './queries.ts';
import type { ProfileEditorForm } from './use-profile-editor-form.ts';

const FIELDS = ['languages', 'serviceCantons', 'serviceCommunes'] as const;

/** Edits where the company works and which languages it speaks. */
export const AreaAndLanguagesPanel = ({ form }: { form: ProfileEditorForm }) => {
  const { editor } = useStrings();
  const languageName = useLanguageName(editor.languageNames);
  const { data: communes = [], error } = useQuery(editorCommunesQuery);
  const names = useTranslatedNames();
  const cantons = new Map(
    communes.map(({ canton, cantonNames }) => [canton, { name: canton, names: cantonNames }]),
  );
  return (
    <FoldingPanel hasFault={form.hasFaultIn(FIELDS)} title={editor.work}>
      <PanelBody>
        <EditorAnchor name="languages">
          <fieldset className={styles.group}>
            <legend>{editor.languages}</legend>
            <div className={styles.choices}>
              {spokenLanguageCodes.map((code) => (
                <Checkbox key={code} label={languageName(code)} value={code} {...form.field('languages')} />
              ))}
            </div>
          </fieldset>
        </EditorAnchor>
        <EditorAnchor name="area">
          <fieldset className={styles.group}>
            <legend>{editor.cantons}</legend>
            <p className={styles.hint}>
              {error && communes.length === 0 ? editor.placesNotLoaded : editor.areaHint}
            </p>
            <div className={styles.choices}>
              {sortByName(names.language, [...cantons.values()]).map((canton) => (
                <Checkbox
                  key={canton.name}
                  label={names.of(canton)}
                  value={canton.name}
                  {...form.field('serviceCantons')}
                />
              ))}
            </div>
            <FieldError id="service-cantons-error">{form.errorOf('serviceCantons')}</FieldError>
          </fieldset>
          <Communes form={form} communes={communes} />
        </EditorAnchor>
      </PanelBody>
    </FoldingPanel>
  );
};

/** A hundred communes are too many to tick: one chosen from the list joins the chosen ones. */
const Communes = ({ form, communes }: { form: ProfileEditorForm; communes: readonly NamedItem[] }) => {
  const { editor } = useStrings();
  const names = useTranslatedNames();
  const chosenCommunes = form.watch('serviceCommunes');
  const nameOf = (name: string) => names.of(communes.find((commune) => commune.name === name) ?? { name });
  const choose = (next: string[]) => form.setValue('serviceCommunes', next, { shouldDirty: true });
  return (
    <>
      <Field label={editor.communes} error={form.errorOf('serviceCommunes')} className={styles.communes}>
        <Select value="" onChange={({ target }) => choose([...chosenCommunes, target.value])}>
          <option value="">{editor.addCommune}</option>
          {sortByName(names.language, communes)
            .filter(({ name }) => !chosenCommunes.includes(name))
            .map((commune) => (
              <option key={commune.name} value={commune.name}>
                {names.of(commune)}
              </option>
            ))}
        </Select>
      </Field>
      {chosenCommunes.length > 0 && (
        <Row gap={2} wraps>
          {chosenCommunes.map((name) => (
            <Button
              key={name}
              size="small"
              icon="cross"
              aria-label={editor.removeCommune(nameOf(name))}
              onClick={() => choose(chosenCommunes.filter((chosenName) => chosenName !== name))}
            >
              {nameOf(name)}
            </Button>
          ))}
        </Row>
      )}
    </>
  );
};
