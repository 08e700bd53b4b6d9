import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Stack, TwoColumns } from '#design/layout.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { TextInput } from '#design/text-input.tsx';
import { parseEuroCents } from '#features/quotes/prices/rules/parse-euro-cents.ts';
import {
  housingVatOf as reckon,
  housingVatRulesReadOn,
  type HousingWorkKind,
  housingWorkKinds,
} from '#features/quotes/prices/rules/vat-on-housing.ts';
import type { vatOnHousingRoute } from '#features/quotes/prices/web/page-routes.ts';
import { dayOf } from '#kernel/calendar.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { VatResult } from './vat-result.tsx';
import styles from './vat.module.css';

const readYear = (text: string, thisYear: number): number | null => {
  const year = parseWholeNumber(text.trim());
  return year !== null && year >= 1000 && year <= thisYear ? year : null;
};

/** It calculates as one types; without script its form loads this page again. */
export const VatCalculator = ({ search }: Pick<RouteMatchOf<typeof vatOnHousingRoute>, 'search'>) => {
  const { housingVat } = useStrings();
  const format = useFormat();
  const [isMainResidence, setIsMainResidence] = useState(search.mainResidence !== 'false');
  const [year, setYear] = useState(search.firstOccupied ?? '');
  const [work, setWork] = useState<HousingWorkKind>(search.work ?? 'renovation');
  const [acquired, setAcquired] = useState(search.acquired ?? '');
  const [net, setNet] = useState(search.net ?? '');
  const [used, setUsed] = useState(search.used ?? '0');
  const [thisYear] = useState(() => parseWholeNumber(dayOf(new Date()).slice(0, 4)) ?? 0);
  const isRenovation = work === 'renovation';
  const read = {
    year: readYear(year, thisYear),
    acquired: readYear(acquired, thisYear),
    net: parseEuroCents(net),
    used: parseEuroCents(used || '0'),
  };
  const isDated = !isRenovation || read.year !== null || read.acquired !== null;
  const vat =
    !isDated || read.net === null || read.used === null
      ? null
      : reckon(
          {
            net: read.net,
            work,
            firstOccupied: read.year,
            acquired: read.acquired,
            isMainResidence,
            used: read.used,
          },
          thisYear,
        );
  const yearError = (text: string, parsedYear: number | null) =>
    text.trim().length >= 4 && parsedYear === null && housingVat.wrongYear;
  const amountError = (text: string, amount: bigint | null) =>
    text !== '' && amount === null && housingVat.wrongAmount;
  return (
    <div className={styles.split}>
      <Panel
        title={housingVat.reckon}
        end={
          <span className={styles.faint}>
            {housingVat.rulesAsOf(format.longDate(new Date(`${housingVatRulesReadOn}T12:00:00Z`)))}
          </span>
        }
      >
        <PanelBody>
          <form onSubmit={(event) => event.preventDefault()}>
            <Stack gap={5}>
              <RadioGroup
                name="mainResidence"
                legend={isRenovation ? housingVat.isResidence : housingVat.isOwnResidence}
                value={String(isMainResidence)}
                options={[
                  { value: 'true', label: housingVat.yes },
                  { value: 'false', label: housingVat.no },
                ]}
                onChange={({ currentTarget: { value } }) => setIsMainResidence(value === 'true')}
              />
              <RadioGroup
                name="work"
                legend={housingVat.whichWork}
                value={work}
                options={housingWorkKinds.map((kind) => ({ value: kind, label: housingVat.works[kind] }))}
                onChange={({ currentTarget: { value } }) =>
                  setWork(housingWorkKinds.find((kind) => kind === value) ?? 'renovation')
                }
              />
              {isRenovation && (
                <TwoColumns>
                  <Field label={housingVat.firstLivedIn} error={yearError(year, read.year)}>
                    <TextInput
                      name="firstOccupied"
                      inputMode="numeric"
                      maxLength={4}
                      value={year}
                      onChange={({ currentTarget: { value } }) => setYear(value)}
                    />
                  </Field>
                  <Field
                    label={housingVat.acquiredIn}
                    mark={housingVat.ifKnown}
                    error={yearError(acquired, read.acquired)}
                  >
                    <TextInput
                      name="acquired"
                      inputMode="numeric"
                      maxLength={4}
                      value={acquired}
                      onChange={({ currentTarget: { value } }) => setAcquired(value)}
                    />
                  </Field>
                </TwoColumns>
              )}
              <TwoColumns>
                <Field label={housingVat.netWork} error={amountError(net, read.net)}>
                  <TextInput
                    name="net"
                    inputMode="decimal"
                    maxLength={20}
                    value={net}
                    onChange={({ currentTarget: { value } }) => setNet(value)}
                  />
                </Field>
                <Field
                  label={housingVat.usedBefore}
                  mark={housingVat.usedMark}
                  error={amountError(used, read.used)}
                >
                  <TextInput
                    name="used"
                    inputMode="decimal"
                    maxLength={20}
                    value={used}
                    onChange={({ currentTarget: { value } }) => setUsed(value)}
                  />
                </Field>
              </TwoColumns>
              <noscript>
                <Button type="submit">{housingVat.reckonNow}</Button>
              </noscript>
            </Stack>
          </form>
        </PanelBody>
      </Panel>
      <section className={styles.result} aria-live="polite">
        <h2 className={styles.hidden}>{housingVat.result}</h2>
        {vat ? (
          <VatResult
            vat={vat}
            used={read.used ?? 0n}
            isRenovation={isRenovation}
            isAcquisitionKnown={read.acquired !== null}
          />
        ) : (
          <p className={styles.todo}>{housingVat.incomplete}</p>
        )}
      </section>
    </div>
  );
};
