import { Panel } from '#design/panel.tsx';
import { tradesQuestion } from '#directory/web/index.ts';
import {
  answersTold,
  budgetInWords,
  dwellingInWords,
  Pairs,
  type Told,
  timingInWords,
} from '#requests/web/index.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNames } from '#web/use-names.ts';
import { faultsOfDraft, type RequestDraft, requestBodyOf, titleOf, useRequestDraft } from './draft.ts';
import styles from './new-request.module.css';
import { communesQuestion, questionsOf } from './questions.ts';

type TradeQuestions = Awaited<ReturnType<ReturnType<typeof questionsOf>['queryFn']>>;

const useQuestions = ({ categoryId, answers }: RequestDraft) => {
  // Asked once there is a trade: until then the trades are there already.
  const { answer } = useOutcome<object>(categoryId === null ? tradesQuestion : questionsOf(categoryId));
  const questions = answer && 'questions' in answer ? (answer as TradeQuestions).questions : [];
  return questions.map((question) => ({ ...question, answer: answers[question.id] ?? null }));
};

/** What a draft says, as pairs; null where nothing is said yet. */
export const useTold = (): Told[] => {
  const { asking, describing } = useStrings();
  const format = useFormat();
  const names = useNames();
  const draft = useRequestDraft();
  const trade = useOutcome(tradesQuestion).answer?.find(({ id }) => id === draft.categoryId);
  const questions = useQuestions(draft);
  const body = requestBodyOf(draft);
  const faults = faultsOfDraft(draft);
  const commune = useOutcome(communesQuestion).answer?.find(({ name }) => name === draft.commune);
  const place = [draft.postalCode && `L-${draft.postalCode.slice(-4)}`, commune && names.of(commune)]
    .filter(Boolean)
    .join(' ');
  return [
    { term: asking.trade, value: trade ? names.of(trade) : null },
    ...answersTold(questions, asking),
    { term: asking.where, value: place || null },
    ...(draft.dwellingKind
      ? [{ term: asking.dwellingShort, value: dwellingInWords(body.dwelling, asking) }]
      : []),
    { term: asking.pictures, value: draft.files.length > 0 ? asking.filesOf(draft.files.length) : null },
    {
      term: asking.timingShort,
      value: faults.timing === undefined ? timingInWords(body.timing, asking, format) : null,
    },
    {
      term: asking.budgetShort,
      value: faults.budget === undefined && body.timing ? budgetInWords(body.budget, asking, format) : null,
    },
    {
      term: describing.whom,
      value: draft.companies.length > 0 ? draft.companies.map(({ name }) => name).join(', ') : null,
    },
  ];
};

/** Beside the steps: the request as it will be read. */
export const SoFar = () => {
  const { asking, describing } = useStrings();
  const draft = useRequestDraft();
  return (
    <aside aria-label={describing.draftSoFar}>
      <Panel className={styles.draft}>
        <h2>{titleOf(draft) || asking.noTitle}</h2>
        <p>{describing.asRead}</p>
        <Pairs told={useTold()} open={asking.stillOpen} />
      </Panel>
    </aside>
  );
};
