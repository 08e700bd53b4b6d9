import { inAlphabet } from '#kernel/alphabet.ts';
import { findCommune } from '#new-request/contract/choosing.ts';
import { communesQuestion } from '#new-request/web/index.ts';
import type { Draft, DraftSite } from '#quote-writing/rules/draft.ts';
import { LONGEST } from '#quotes/contract/fields.ts';
import { call } from '#web/api-client.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useNames } from '#web/use-names.ts';
import { POSTAL_CODE } from './draft-of.ts';

interface Props {
  site: DraftSite;
  isMissing: boolean;
  change: (next: (draft: Draft) => Draft) => void;
}

/** Where the work is, where no request says it. */
export const SiteFields = ({ site, isMissing, change }: Props) => {
  const { writing } = useStrings();
  const names = useNames();
  const { answer: communes = [] } = useOutcome(communesQuestion);
  const set = (changes: Partial<DraftSite>) =>
    change((before) => ({ ...before, site: { ...before.site, ...changes } }));
  /** The commune of a code that is known; what was chosen stays. */
  const fillCommune = async (postalCode: string) => {
    const found = await call(findCommune, { query: { postalCode } }).catch(() => null);
    const commune = found?.commune;
    if (commune)
      change((before) =>
        before.site.commune === '' ? { ...before, site: { ...before.site, commune } } : before,
      );
  };
  return (
    <>
      <label>
        <span>{writing.postalCode}</span>
        <input
          inputMode="numeric"
          maxLength={7}
          value={site.postalCode}
          onChange={({ currentTarget: { value } }) => {
            set({ postalCode: value });
            if (POSTAL_CODE.test(value.trim())) void fillCommune(value.trim());
          }}
        />
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
          {inAlphabet(names.language, communes).map((commune) => (
            <option key={commune.name} value={commune.name}>
              {names.of(commune)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{writing.street}</span>
        <input
          maxLength={LONGEST.street}
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
          maxLength={4}
          value={site.builtYear}
          onChange={({ currentTarget: { value } }) => set({ builtYear: value })}
        />
      </label>
    </>
  );
};
