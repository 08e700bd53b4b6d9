import { type KeyboardEvent, type RefCallback, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { useCompanySearch } from '#features/directory/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './company-picker.module.css';
import { type ChosenCompanyData, CompanySummary } from './company-summary.tsx';
import { FoundCompanies } from './found-companies.tsx';

interface CompanyPickerProps {
  chosenCompany: ChosenCompanyData | null;
  onChoose: (company: ChosenCompanyData | null) => void;
  box: RefCallback<HTMLInputElement>;
  error: string | undefined;
}

/** Shows the chosen company, or a search for one. */
export const CompanyPicker = ({ chosenCompany, onChoose, ...search }: CompanyPickerProps) =>
  chosenCompany ? (
    <Chosen company={chosenCompany} onChange={() => onChoose(null)} />
  ) : (
    <SearchCompany onChoose={onChoose} {...search} />
  );

const Chosen = ({ company, onChange }: { company: ChosenCompanyData; onChange: () => void }) => {
  const { projects } = useStrings();
  return (
    <div>
      <p className={styles.label}>{projects.company}</p>
      <div className={styles.chosen}>
        <CompanySummary company={company} />
        <Button size="small" aria-label={projects.changeCompany} onClick={onChange}>
          {projects.change}
        </Button>
      </div>
    </div>
  );
};

// The search field is in a form that Enter must not send.
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

const SearchCompany = ({ onChoose, box, error }: Omit<CompanyPickerProps, 'chosenCompany'>) => {
  const { projects } = useStrings();
  const [text, setText] = useState('');
  const search = useCompanySearch(text);
  return (
    <div>
      <Field label={projects.company} error={error}>
        <TextInput
          ref={box}
          type="search"
          icon="search"
          placeholder={projects.searchCompany}
          autoComplete="off"
          value={text}
          onKeyDown={preventSubmit}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <FoundCompanies search={search} onChoose={onChoose} />
    </div>
  );
};
