import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { TwoColumns } from '#design/layout.tsx';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { REQUEST_MAX_LENGTHS } from '#features/requests/core/contract/fields.ts';
import { dwellingHolders, dwellingKinds } from '#features/requests/core/rules/requests.ts';
import { findCommuneByPostalCode } from '#features/requests/new-request/contract/form-lookups.ts';
import { sortByName } from '#kernel/sort-by-name.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { fieldAnchorId } from './missing-fields.ts';
import { AnswerOptions, QuestionBox } from './parts/answer-options.tsx';
import { StepScreen } from './parts/step-screen.tsx';
import { communeOfPostalCodeQuery, communesQuery } from './queries.ts';
import { changeDraft, readDraft, useRequestDraft } from './request-draft.ts';

const POSTAL_CODE = /^(?:L[- ]?)?\d{4}$/i;

/** Fills in the commune of a known code, unless the client has chosen one. */
const fillCommune = async (postalCode: string) => {
  if (readDraft().commune !== '') return;
  const result = await callEndpoint(findCommuneByPostalCode, { query: { postalCode } }).catch(() => null);
  if (result?.commune && readDraft().commune === '') changeDraft({ commune: result.commune });
};

interface WhereStepProps {
  faults: Readonly<Record<string, string | undefined>>;
  screen: number;
}

export const WhereStep = ({ faults, screen }: WhereStepProps) => {
  const { asking, describing } = useStrings();
  const names = useTranslatedNames();
  const draft = useRequestDraft();
  const communes = useSuspenseQuery(communesQuery).data;
  const postalCode = draft.postalCode.trim();
  const { data: match } = useQuery({
    ...communeOfPostalCodeQuery(postalCode),
    enabled: POSTAL_CODE.test(postalCode) && draft.commune !== '',
  });
  const meant = communes.find(({ name }) => name === match?.commune && name !== draft.commune);
  return (
    <>
      <StepScreen at={1} shown={screen}>
        <QuestionBox>
          <TwoColumns>
            <div id={fieldAnchorId('postalCode')} data-leads-to-field="">
              <Field label={describing.postalCode} error={faults['postalCode']}>
                <TextInput
                  inputMode="numeric"
                  autoComplete="postal-code"
                  maxLength={7}
                  value={draft.postalCode}
                  onChange={({ currentTarget: { value } }) => {
                    changeDraft({ postalCode: value });
                    if (POSTAL_CODE.test(value.trim())) void fillCommune(value.trim());
                  }}
                />
              </Field>
            </div>
            <div id={fieldAnchorId('commune')} data-leads-to-field="">
              <Field
                label={describing.commune}
                error={faults['commune']}
                hint={
                  meant && draft.commune !== '' ? (
                    <>
                      {describing.codeIsIn(postalCode.slice(-4), names.of(meant))}{' '}
                      <Button
                        variant="quiet"
                        size="small"
                        onClick={() => changeDraft({ commune: meant.name })}
                      >
                        {describing.changeTo(names.of(meant))}
                      </Button>
                    </>
                  ) : undefined
                }
              >
                <Select
                  value={draft.commune}
                  onChange={({ currentTarget: { value } }) => changeDraft({ commune: value })}
                >
                  <option value="">{describing.chooseCommune}</option>
                  {sortByName(names.language, communes).map((commune) => (
                    <option key={commune.name} value={commune.name}>
                      {names.of(commune)}
                    </option>
                  ))}
                </Select>
              </Field>
            </div>
          </TwoColumns>
        </QuestionBox>
        <QuestionBox id={fieldAnchorId('street')}>
          <Field label={asking.street} mark={asking.optional} hint={describing.streetHint}>
            <TextInput
              autoComplete="street-address"
              maxLength={REQUEST_MAX_LENGTHS.street}
              value={draft.street}
              onChange={({ currentTarget: { value } }) => changeDraft({ street: value })}
            />
          </Field>
        </QuestionBox>
        <AnswerOptions
          id={fieldAnchorId('dwelling.kind')}
          legend={describing.dwelling}
          options={dwellingKinds.map((value) => ({ value, label: asking.dwellings[value] }))}
          values={draft.dwellingKind ? [draft.dwellingKind] : []}
          onChange={([dwellingKind = null]) => changeDraft({ dwellingKind })}
          error={faults['dwelling.kind']}
        />
      </StepScreen>
      <StepScreen at={2} shown={screen}>
        <QuestionBox id={fieldAnchorId('dwelling')}>
          <Field label={describing.builtYear} mark={asking.optional} error={faults['dwelling']}>
            <TextInput
              inputMode="numeric"
              maxLength={4}
              value={draft.builtYear}
              onChange={({ currentTarget: { value } }) => changeDraft({ builtYear: value })}
            />
          </Field>
        </QuestionBox>
        <AnswerOptions
          id={fieldAnchorId('dwelling.isMainResidence')}
          legend={describing.mainResidence}
          options={[
            { value: 'yes', label: asking.yes },
            { value: 'no', label: asking.no },
          ]}
          values={draft.isMainResidence === null ? [] : [draft.isMainResidence ? 'yes' : 'no']}
          onChange={([value]) => changeDraft({ isMainResidence: value === 'yes' })}
          error={faults['dwelling.isMainResidence']}
        />
        <AnswerOptions
          id={fieldAnchorId('dwelling.holder')}
          legend={describing.holder}
          options={dwellingHolders.map((value) => ({ value, label: asking.holders[value] }))}
          values={draft.holder ? [draft.holder] : []}
          onChange={([holder = null]) => changeDraft({ holder })}
          error={faults['dwelling.holder']}
        />
      </StepScreen>
    </>
  );
};
