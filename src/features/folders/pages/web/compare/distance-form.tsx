import { useQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import { sortByName } from '#kernel/sort-by-name.ts';
import { GetMethodForm } from '#web/navigation/get-method-form.tsx';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import styles from './comparison.module.css';
import { startCommunesQuery } from './queries.ts';

export interface ComparisonSearchParams {
  ids?: string | undefined;
  /** Distances are measured from this commune. */
  from?: string | undefined;
  /** A search for this trade found them. */
  category?: number | undefined;
}

interface DistanceFormProps {
  search: ComparisonSearchParams;
  address: string;
}

export const DistanceForm = ({ search: { ids, from, category }, address }: DistanceFormProps) => {
  const { folders } = useStrings();
  const names = useTranslatedNames();
  const { data: communes } = useQuery(startCommunesQuery);
  if (!communes) return null;
  return (
    <GetMethodForm action={address} replace stay className={styles.distance}>
      <input type="hidden" name="ids" value={ids} />
      {category !== undefined && <input type="hidden" name="category" value={category} />}
      <label>
        <span>{folders.distanceFrom}</span>
        <Select
          key={from}
          size="small"
          name="from"
          defaultValue={from ?? ''}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          <option value="">{folders.chooseCommune}</option>
          {sortByName(names.language, communes).map((commune) => (
            <option key={commune.name} value={commune.name}>
              {names.of(commune)}
            </option>
          ))}
        </Select>
      </label>
      <noscript>
        <Button type="submit" size="small">
          {folders.measure}
        </Button>
      </noscript>
    </GetMethodForm>
  );
};
