import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useId, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { CompanyLogo } from '#design/company-logo.tsx';
import { FieldError } from '#design/field-error.tsx';
import { Field } from '#design/field.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { Panel } from '#design/panel.tsx';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { TextLink } from '#design/text.tsx';
import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import { foldersQuery } from '#features/folders/core/web/index.ts';
import { MAX_RUNNING_INVITATIONS } from '#features/requests/core/rules/requests.ts';
import type { CompanySuggestion } from '#features/requests/new-request/contract/form-lookups.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { useVisitor } from '#web/visitor.ts';
import { fieldAnchorId } from './missing-fields.ts';
import { companySuggestionsQuery } from './queries.ts';
import styles from './recipients-step.module.css';
import { changeDraft, type DraftCompanyData, readDraft, useRequestDraft } from './request-draft.ts';
import { SignalInterestButton } from './signal-interest-button.tsx';

const PAUSE_MS = 250;

const choose = (company: DraftCompanyData) => {
  const { companies } = readDraft();
  if (companies.length < MAX_RUNNING_INVITATIONS && !companies.some(({ id }) => id === company.id))
    changeDraft({ companies: [...companies, company] });
};

const takeOut = (id: number) =>
  changeDraft({ companies: readDraft().companies.filter((company) => company.id !== id) });

export const RecipientsStep = ({ faults }: { faults: Readonly<Record<string, string | undefined>> }) => {
  const { describing } = useStrings();
  const { categoryId, commune } = useRequestDraft();
  const [words, setWords] = useState('');
  const query = useDebouncedValue(words.trim(), PAUSE_MS);
  const [folder, setFolder] = useState<string | null>(null);
  const errorId = useId();
  return (
    <>
      <Source folder={folder} onChange={setFolder} />
      <TextInput
        id={fieldAnchorId('companies')}
        type="search"
        icon="search"
        aria-label={describing.searchCompany}
        aria-invalid={faults['companies'] ? true : undefined}
        aria-describedby={errorId}
        placeholder={describing.searchCompany}
        value={words}
        onChange={({ currentTarget: { value } }) => setWords(value)}
      />
      <div className={styles.fault}>
        <FieldError id={errorId}>{faults['companies']}</FieldError>
      </div>
      {categoryId === null || commune === '' ? (
        <p className={styles.empty}>{describing.tradeFirst}</p>
      ) : (
        <>
          <Preset category={categoryId} commune={commune} />
          <Suggestions category={categoryId} commune={commune} query={query} folder={folder} />
        </>
      )}
      <p className={styles.fine}>{describing.organic}</p>
    </>
  );
};

/** The companies the client came from are chosen, if they can be asked. */
const Preset = ({ category, commune }: { category: number; commune: string }) => {
  const { describing } = useStrings();
  const { presetCompanies } = useRequestDraft();
  const [notChosen, setNotChosen] = useState(0);
  return (
    <>
      {presetCompanies !== null && (
        <ChoosePreset
          category={category}
          commune={commune}
          companies={presetCompanies}
          onNotChosen={setNotChosen}
        />
      )}
      {notChosen > 0 && <output className={styles.notChosen}>{describing.notAmongThem(notChosen)}</output>}
    </>
  );
};

interface PresetProps {
  category: number;
  commune: string;
  companies: string;
  onNotChosen: (count: number) => void;
}

const ChoosePreset = ({ onNotChosen, ...criteria }: PresetProps) => {
  const { data: suggestions } = useQuery(companySuggestionsQuery(criteria));
  useEffect(() => {
    if (!suggestions) return;
    const askable = suggestions.filter(({ isPaid }) => isPaid);
    for (const { company } of askable) choose(company);
    onNotChosen(criteria.companies.split(',').length - askable.length);
    changeDraft({ presetCompanies: null });
  }, [suggestions, onNotChosen, criteria.companies]);
  return null;
};

/** Only a client has folders of their own, the likes among them. */
const Source = ({ folder, onChange }: { folder: string | null; onChange: (id: string | null) => void }) =>
  useVisitor()?.userType === 'private' ? <OwnSource folder={folder} onChange={onChange} /> : null;

const OwnSource = ({ folder, onChange }: Parameters<typeof Source>[0]) => {
  const { describing } = useStrings();
  const folders = useQuery(foldersQuery).data?.items.filter(({ companyCount }) => companyCount > 0);
  if (!folders?.length) return null;
  return (
    <Field label={describing.chooseFrom}>
      <Select value={folder ?? ''} onChange={({ currentTarget: { value } }) => onChange(value || null)}>
        <option value="">{describing.fromSuggestions}</option>
        {folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
};

const Suggestions = (criteria: {
  category: number;
  commune: string;
  query: string;
  folder: string | null;
}) => {
  const { describing } = useStrings();
  const { category, commune, query, folder } = criteria;
  const ownChoice = query ? { query } : folder !== null && { folder };
  const { timing, timingDate } = useRequestDraft();
  const dateChoice = timing === 'date' && timingDate !== '' && { on: timingDate };
  const { data: suggestions } = useQuery(
    companySuggestionsQuery({ category, commune, ...ownChoice, ...dateChoice }),
  );
  if (!suggestions) return null;
  const nobody = () => {
    if (query) return [describing.noneNamed, describing.noneNamedText];
    return folder === null
      ? [describing.noneSuggested, describing.noneSuggestedText]
      : [describing.noneInFolder, describing.noneInFolderText];
  };
  if (suggestions.length === 0) {
    const [title, text] = nobody();
    return (
      <p className={styles.empty}>
        <b>{title}</b> {text}
      </p>
    );
  }
  return (
    <Panel title={describing.suggested} end={suggestions.length}>
      {suggestions.map((suggestion) => (
        <Fragment key={suggestion.company.id}>
          <Pick suggestion={suggestion} category={category} />
          {!suggestion.isPaid && (
            <SignalInterestButton suggestion={suggestion} category={category} commune={commune} />
          )}
        </Fragment>
      ))}
    </Panel>
  );
};

const Pick = ({ suggestion, category }: { suggestion: CompanySuggestion; category: number }) => {
  const { asking, describing } = useStrings();
  const names = useTranslatedNames();
  const { companies } = useRequestDraft();
  const id = useId();
  const { company, reasons, distanceKm, isPaid, isOnLeave } = suggestion;
  const trade = useSuspenseQuery(tradeNamesQuery).data.find((item) => item.id === category);
  const isChosen = companies.some((item) => item.id === company.id);
  const reasonTexts = [
    reasons.works && asking.worksIn(names.of({ name: reasons.works, names: reasons.worksNames })),
    reasons.answersWithin !== null && describing.answersWithin(reasons.answersWithin),
    reasons.jobs > 0 && trade && describing.jobs(reasons.jobs, names.within(trade)),
  ].filter(Boolean);
  return (
    <div className={styles.row}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          aria-label={asking.choose(company.name)}
          aria-describedby={id}
          checked={isChosen}
          disabled={!isPaid || (!isChosen && companies.length >= MAX_RUNNING_INVITATIONS)}
          onChange={() => (isChosen ? takeOut(company.id) : choose(company))}
        />
        <CompanyLogo name={company.name} logo={company.logoUrl} />
        <span>
          <h3>{company.name}</h3>
          <p className={styles.why} id={id}>
            {reasonTexts.join(' · ')}
          </p>
          {isOnLeave && (
            <Badge tone="warn" icon="clock">
              {describing.onLeave}
            </Badge>
          )}
          {!isPaid && <Badge>{describing.messagesOnly}</Badge>}
        </span>
        <span className={styles.end}>
          {company.ratingAverage !== null && (
            <span>
              <Icon name="star" size="small" />{' '}
              {describing.rating(names.average(company.ratingAverage), company.reviewCount)}
            </span>
          )}
          {distanceKm !== null && <span>{describing.about(distanceKm)}</span>}
        </span>
      </label>
      {/* Outside the label, whose press chooses; in a new tab, as the draft stays here. */}
      <TextLink
        data-alone
        href={href('/companies/:id', { id: company.id })}
        target="_blank"
        aria-label={describing.viewProfileOf(company.name)}
        className={styles.profile}
      >
        {describing.viewProfile}
      </TextLink>
    </div>
  );
};

/** Shows which companies are chosen, and how many more may be. */
export const ChosenCompaniesPanel = () => {
  const { describing } = useStrings();
  const { companies } = useRequestDraft();
  const free = MAX_RUNNING_INVITATIONS - companies.length;
  return (
    <Panel title={describing.chosen} end={describing.chosenOf(companies.length)}>
      {companies.map(({ id, name, logoUrl, city }) => (
        <div key={id} className={styles.slot}>
          <CompanyLogo name={name} logo={logoUrl} size="small" />
          <span>
            {name}
            {city && <small>{city}</small>}
          </span>
          <IconButton icon="cross" label={describing.takeOut(name)} onClick={() => takeOut(id)} />
        </div>
      ))}
      {free > 0 && (
        <div className={styles.free}>
          <i />
          <span>{describing.roomFor(free)}</span>
        </div>
      )}
    </Panel>
  );
};
