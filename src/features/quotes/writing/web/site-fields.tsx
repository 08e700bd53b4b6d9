import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import { faultByHeadField } from '#features/quotes/core/rules/quote-content.ts';
import {
  type DraftSite,
  findUnreadableHeadFields,
  parsePostalCode,
  type QuoteDraft,
} from '#features/quotes/writing/rules/quote-draft.ts';
import { findCommuneByPostalCode } from '#features/requests/new-request/contract/form-lookups.ts';
import { communesQuery } from '#features/requests/new-request/web/index.ts';
import { sortByName } from '#kernel/sort-by-name.ts';
import { MAX_TYPED_NUMBER_LENGTH } from '#kernel/typed-numbers.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './write.module.css';

interface Props {
  draft: QuoteDraft;
  isMissing: boolean;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
}

/** The company says where the work is if no request does. */
export const SiteFields = ({ draft, isMissing, change }: Props) => {
  const { quotes, writing } = useStrings();
  const { site } = draft;
  const [typing, setTyping] = useState<'postalCode' | 'builtYear' | null>(null);
  const unread = findUnreadableHeadFields(draft);
  const isWrong = (name: 'postalCode' | 'builtYear') => typing !== name && unread[name] !== undefined;
  const marks = (name: 'postalCode' | 'builtYear') => ({
    'data-field': name,
    'aria-invalid': isWrong(name) || undefined,
    'aria-describedby': isWrong(name) ? `${name}-fault` : undefined,
    onFocus: () => setTyping(name),
    onBlur: () => setTyping(null),
  });
  const fault = (name: 'postalCode' | 'builtYear') =>
    isWrong(name) && (
      <small id={`${name}-fault`} className={styles.fault}>
        {quotes[faultByHeadField[name]]}
      </small>
    );
  const names = useTranslatedNames();
  const { data: communes = [] } = useQuery(communesQuery);
  const set = (changes: Partial<DraftSite>) =>
    change((current) => ({ ...current, site: { ...current.site, ...changes } }));
  /** Fills in the commune of a known code; one that was chosen stays. */
  const fillCommune = async (postalCode: string) => {
    const match = await callEndpoint(findCommuneByPostalCode, { query: { postalCode } }).catch(() => null);
    const commune = match?.commune;
    if (commune)
      change((current) =>
        current.site.commune === '' ? { ...current, site: { ...current.site, commune } } : current,
      );
  };
  return (
    <>
      <label>
        <span>{writing.postalCode}</span>
        <input
          inputMode="numeric"
          maxLength={MAX_TYPED_NUMBER_LENGTH}
          aria-label={writing.postalCode}
          {...marks('postalCode')}
          value={site.postalCode}
          onChange={({ currentTarget: { value } }) => {
            set({ postalCode: value });
            const code = parsePostalCode(value);
            if (code) void fillCommune(code);
          }}
        />
        {fault('postalCode')}
      </label>
      <label>
        <span>{writing.commune}</span>
        <select
          data-field="site.commune"
          aria-invalid={isMissing || undefined}
          value={site.commune}
          onChange={({ currentTarget: { value } }) => set({ commune: value })}
        >
          <option value="">{writing.communeOpen}</option>
          {site.commune !== '' && !communes.some(({ name }) => name === site.commune) && (
            <option>{site.commune}</option>
          )}
          {sortByName(names.language, communes).map((commune) => (
            <option key={commune.name} value={commune.name}>
              {names.of(commune)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{writing.street}</span>
        <input
          maxLength={QUOTE_MAX_LENGTHS.street}
          value={site.street}
          onChange={({ currentTarget: { value } }) => set({ street: value })}
        />
      </label>
      <label>
        <span>{writing.mainResidence}</span>
        <select
          value={site.isMainResidence === null ? '' : String(site.isMainResidence)}
          onChange={({ currentTarget: { value } }) =>
            set({ isMainResidence: value === '' ? null : value === 'true' })
          }
        >
          <option value="">{writing.notKnown}</option>
          <option value="true">{writing.yes}</option>
          <option value="false">{writing.no}</option>
        </select>
      </label>
      <label>
        <span>{writing.builtYear}</span>
        <input
          inputMode="numeric"
          maxLength={MAX_TYPED_NUMBER_LENGTH}
          aria-label={writing.builtYear}
          {...marks('builtYear')}
          value={site.builtYear}
          onChange={({ currentTarget: { value } }) => set({ builtYear: value })}
        />
        {fault('builtYear')}
      </label>
    </>
  );
};
