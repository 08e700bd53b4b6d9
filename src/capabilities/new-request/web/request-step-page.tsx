import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Icon } from '#design/icon.tsx';
import { Wrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Text } from '#design/text.tsx';
import { tradesQuestion } from '#directory/web/index.ts';
import { formatTime } from '#kernel/dates.ts';
import { getRequest } from '#requests/contract/requests.ts';
import { call } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { CheckStep, SendButton } from './check-step.tsx';
import {
  changeDraft,
  faultsOfDraft,
  type RequestDraft,
  readDraft,
  requestBodyOf,
  takeOver,
  titleOf,
  useRequestDraft,
} from './draft.ts';
import { FilesStep } from './files-step.tsx';
import styles from './new-request.module.css';
import type { requestStepAddress } from './page-addresses.ts';
import { communesQuestion } from './questions.ts';
import { saveDraft } from './save-draft.ts';
import { SoFar } from './so-far.tsx';
import { StepChain } from './step-chain.tsx';
import { hrefOf, requestSteps, type Step, stepNamed } from './steps.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useSaving } from './use-saving.ts';
import { WhatStep } from './what-step.tsx';
import { WhenStep } from './when-step.tsx';
import { WhereStep } from './where-step.tsx';
import { ChosenPanel, WhomStep } from './whom-step.tsx';

type StepMatch = MatchOf<typeof requestStepAddress>;

/** What the address brings along: a draft to go on with, a trade, companies. */
const useBegun = ({ draft, category, companies }: StepMatch['search']) => {
  useEffect(() => {
    const before = readDraft();
    if (draft !== undefined && draft !== before.id)
      void call(getRequest, { params: { id: draft } })
        .then((request) => request.state === 'draft' && takeOver(request))
        .catch(() => undefined);
    if (category !== undefined && category !== before.categoryId)
      changeDraft({ categoryId: category, answers: {}, companies: [] });
    if (companies !== undefined) changeDraft({ presetCompanies: companies });
  }, [draft, category, companies]);
};

type Lacking = Readonly<Record<string, string | undefined>>;

/** What a step needs before the next one, as keys of sentences: what is optional may stay open. */
const lackingIn = (step: Step, draft: RequestDraft): Lacking => {
  const body = requestBodyOf(draft);
  const needed: Record<Step, Record<string, [isThere: boolean, say: string]>> = {
    what: {
      categoryId: [draft.categoryId !== null, 'requests.tradeRequired'],
      description: [draft.description.trim() !== '', 'requests.descriptionTooShort'],
      title: [titleOf(draft) !== '', 'requests.titleTooShort'],
    },
    where: {
      commune: [draft.commune !== '', 'requests.communeRequired'],
      postalCode: [draft.postalCode.trim() !== '', 'requests.postalCodeInvalid'],
      'dwelling.kind': [draft.dwellingKind !== null, 'requests.dwellingRequired'],
      'dwelling.isMainResidence': [draft.isMainResidence !== null, 'requests.mainResidenceRequired'],
      'dwelling.holder': [draft.holder !== null, 'requests.holderRequired'],
    },
    files: {},
    when: { timing: [body.timing !== null, 'requests.timingRequired'] },
    whom: {},
  };
  const fields: Record<Step, readonly string[]> = {
    what: ['description', 'title'],
    where: ['postalCode', 'dwelling'],
    files: [],
    when: ['timing', 'budget'],
    whom: [],
  };
  const faults = Object.entries(faultsOfDraft(draft)).filter(([name]) => fields[step].includes(name));
  const missing = Object.entries(needed[step]).flatMap(([name, [isThere, say]]) =>
    isThere ? [] : [[name, say]],
  );
  return Object.fromEntries([...faults, ...missing]) as Lacking;
};

const StepScreen = ({ params, search }: StepMatch) => {
  const { describing } = useStrings();
  const place = stepNamed(params.step);
  useBegun(search);
  useSaving();
  return (
    <Wrap className={styles.page}>
      <PageHead title={describing.titles[place]} />
      <Text size="lead" tone="muted" className={styles.lead}>
        {describing.leads[place]}
      </Text>
      <StepChain place={place} />
      {place === 'check' ? <Check /> : <OneStep key={place} step={place} />}
    </Wrap>
  );
};

const Check = () => (
  <div className={styles.split}>
    <CheckStep />
    <div className={styles.side}>
      <SendButton />
      <Saved />
    </div>
  </div>
);

const OneStep = ({ step }: { step: Step }) => {
  const draft = useRequestDraft();
  const { navigate } = useNavigation();
  const isSignedIn = useVisitor()?.userType === 'private';
  const [isTried, setIsTried] = useState(false);
  const faults = useFaultWords(isTried ? lackingIn(step, draft) : {});
  const goOn = () => {
    setIsTried(true);
    if (Object.keys(lackingIn(step, draft)).length > 0) return;
    if (isSignedIn) void saveDraft().catch(() => undefined);
    navigate(hrefOf(requestSteps[requestSteps.indexOf(step) + 1] ?? 'check'));
  };
  return (
    <div className={styles.split}>
      <form
        method="post"
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          goOn();
        }}
      >
        {step === 'what' && <WhatStep faults={faults} />}
        {step === 'where' && <WhereStep faults={faults} />}
        {step === 'files' && <FilesStep />}
        {step === 'when' && <WhenStep faults={faults} />}
        {step === 'whom' && <WhomStep />}
        <Onward step={step} />
      </form>
      <div className={styles.side}>{step === 'whom' ? <ChosenPanel /> : <SoFar />}</div>
    </div>
  );
};

const Onward = ({ step }: { step: Step }) => {
  const { describing } = useStrings();
  const at = requestSteps.indexOf(step);
  const { [at - 1]: before, [at + 1]: after } = requestSteps;
  return (
    <div className={styles.onward}>
      <Saved />
      <span className={styles.ways}>
        {before && (
          <LinkButton look="quiet" href={hrefOf(before)}>
            {describing.back(describing.stepNames[before])}
          </LinkButton>
        )}
        <Button type="submit" look="primary" iconAfter="arrow-right">
          {after ? describing.next(describing.stepNames[after]) : describing.lookOver}
        </Button>
      </span>
    </div>
  );
};

const Saved = () => {
  const { describing } = useStrings();
  const { savedAt, key } = useRequestDraft();
  if (key === '') return <span />;
  return (
    <span className={styles.saved}>
      <Icon name="check" size="small" />
      {savedAt ? describing.savedAt(formatTime(new Date(savedAt))) : describing.keptHere}
    </span>
  );
};

export const page = definePage<typeof requestStepAddress>({
  tables: ['asking', 'describing'],
  questions: () => [tradesQuestion, communesQuestion],
  head: ({ match, strings: { asking, describing } }) => ({
    title: asking.pageTitle(describing.titles[stepNamed(match.params.step)]),
    canonical: hrefOf('what'),
    isHiddenFromSearch: stepNamed(match.params.step) !== 'what',
  }),
  Screen: StepScreen,
});
