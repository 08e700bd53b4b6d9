import { useQuery } from '@tanstack/react-query';
import { Panel } from '#design/panel.tsx';
import { TextLink } from '#design/text.tsx';
import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import {
  answerDefinitionRows,
  budgetInWords,
  dwellingInWords,
  timingInWords,
} from '#features/requests/core/rules/request-in-words.ts';
import { DefinitionList, type DefinitionListRowData } from '#features/requests/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { fieldAnchorId } from './missing-fields.ts';
import styles from './new-request.module.css';
import { communesQuery } from './queries.ts';
import { ChosenCompaniesPanel } from './recipients-step.tsx';
import { draftTitleOf, faultsOfDraft, requestBodyOf, useRequestDraft } from './request-draft.ts';
import { screenOfField } from './request-screens.ts';
import { requestStepHref, type RequestStepName } from './request-steps.ts';
import { useTradeQuestions } from './use-trade-questions.ts';

/** Each row links to the field that changes it. */
type FieldSummary = DefinitionListRowData & { step: RequestStepName; field: string };

/** The summary reads as companies will read it; a value is null while it is missing. */
export const useDraftSummary = (): FieldSummary[] => {
  const { asking } = useStrings();
  const format = useFormat();
  const names = useTranslatedNames();
  const draft = useRequestDraft();
  const trade = useQuery(tradeNamesQuery).data?.find(({ id }) => id === draft.categoryId);
  const questions = useTradeQuestions(draft).map((question) => ({
    ...question,
    answer: draft.answers[question.id] ?? null,
  }));
  const body = requestBodyOf(draft);
  const faults = faultsOfDraft(draft);
  const commune = useQuery(communesQuery).data?.find(({ name }) => name === draft.commune);
  const place = [draft.postalCode && `L-${draft.postalCode.slice(-4)}`, commune && names.of(commune)]
    .filter(Boolean)
    .join(' ');
  return [
    { step: 'what', field: 'categoryId', term: asking.trade, value: trade ? names.of(trade) : null },
    ...questions.flatMap((question, index) =>
      answerDefinitionRows([question], asking).map(
        (row) =>
          ({ ...row, step: 'what', field: index === 0 ? 'answers' : `answers.${question.id}` }) as const,
      ),
    ),
    { step: 'where', field: 'postalCode', term: asking.where, value: place || null },
    {
      step: 'where',
      field: 'dwelling.kind',
      term: asking.dwellingShort,
      value: dwellingInWords(body.dwelling, asking),
    },
    {
      step: 'files',
      field: 'files',
      term: asking.pictures,
      value: draft.files.length > 0 ? asking.filesOf(draft.files.length) : null,
    },
    {
      step: 'when',
      field: 'timing',
      term: asking.timingShort,
      value: faults.timing === undefined ? timingInWords(body.timing, asking, format) : null,
    },
    {
      step: 'when',
      field: 'budgetMin',
      term: asking.budgetShort,
      // Nobody said that they do not know it before they have ticked so.
      value:
        faults.budget === undefined && (body.budget !== null || draft.isBudgetUnknown)
          ? budgetInWords(body.budget, asking, format)
          : null,
    },
  ];
};

/** Beside the steps, this shows the request as it will be read. */
export const DraftSummaryAside = () => {
  const { asking, describing } = useStrings();
  const draft = useRequestDraft();
  const questionIds = useTradeQuestions(draft).map(({ id }) => id);
  const rows = useDraftSummary().map(({ step, field, term, value }) => {
    const address = `${requestStepHref(step, { screen: screenOfField(step, field, questionIds) })}#${fieldAnchorId(field)}`;
    return { term, value: value ?? <TextLink href={address}>{asking.stillOpen}</TextLink> };
  });
  return (
    <aside className={styles.soFar} aria-label={describing.draftSoFar}>
      <Panel className={styles.draft}>
        <h2>{draftTitleOf(draft) || asking.noTitle}</h2>
        <p>{describing.asRead}</p>
        <DefinitionList rows={rows} open={asking.stillOpen} />
      </Panel>
      {draft.companies.length > 0 && <ChosenCompaniesPanel />}
    </aside>
  );
};
