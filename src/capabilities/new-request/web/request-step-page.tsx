import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { Stack, Wrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Notice } from '#design/notice.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Text } from '#design/text.tsx';
import { tradesQuestion } from '#directory/web/index.ts';
import { formatTime } from '#kernel/dates.ts';
import { Form } from '#web/form/form.tsx';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { useBegun } from './begun-draft.tsx';
import { CheckStep, SendButton } from './check-step.tsx';
import { beginAnew, forgetDraft, readDraft, useRequestDraft, writtenIn } from './draft.ts';
import { FilesStep } from './files-step.tsx';
import { lackingIn } from './lacking.ts';
import styles from './new-request.module.css';
import type { requestStepAddress } from './page-addresses.ts';
import { communesQuestion, firstQuestionOf } from './questions.ts';
import { saveDraft } from './save-draft.ts';
import { SoFar } from './so-far.tsx';
import { StepChain } from './step-chain.tsx';
import { hrefOf, requestSteps, type Step, stepNamed } from './steps.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useSaveState, useSaving } from './use-saving.ts';
import { useTerms } from './use-terms.ts';
import { WhatStep } from './what-step.tsx';
import { WhenStep } from './when-step.tsx';
import { WhereStep } from './where-step.tsx';
import { ChosenPanel, WhomStep } from './whom-step.tsx';

type StepMatch = MatchOf<typeof requestStepAddress>;

const StepScreen = ({ params, search }: StepMatch) => {
  const { describing } = useStrings();
  const { wasSent } = useRequestDraft();
  const place = stepNamed(params.step);
  const begun = useBegun(search);
  useSaving();
  return (
    <Wrap className={styles.page}>
      <PageHead title={describing.titles[place]} />
      <Text size="lead" tone="muted" className={styles.lead}>
        {describing.leads[place]}
      </Text>
      {begun}
      <StepChain place={place} />
      <noscript>
        <p className={styles.needsScript}>{describing.needsScript}</p>
      </noscript>
      {wasSent ? <WasSent /> : place === 'check' ? <Check /> : <OneStep key={place} step={place} />}
    </Wrap>
  );
};

/** It went, and its answer got lost or another tab sent it: nothing is sent twice unless somebody wants it. */
const WasSent = () => {
  const { describing } = useStrings();
  const draft = useRequestDraft();
  const isChanged = draft.tried !== writtenIn(draft);
  const notice = useRef<HTMLDivElement>(null);
  // It takes the place of a longer page, whose reader is further down.
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice
        role="alert"
        title={describing.wasSent}
        text={isChanged && describing.wasSentText}
        action={
          <Stack gap={3}>
            <LinkButton
              look="primary"
              href={`/requests/${draft.id}`}
              // Nothing of it is left to send: the next one begins empty.
              onClick={isChanged ? undefined : forgetDraft}
            >
              {describing.seeRequest}
            </LinkButton>
            {isChanged && (
              <Button look="quiet" onClick={beginAnew}>
                {describing.sendAsNew}
              </Button>
            )}
            <Button look="quiet" onClick={forgetDraft}>
              {describing.beginEmpty}
            </Button>
          </Stack>
        }
      />
    </div>
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

/** Whoever comes by a link to a field is there, and sees what is wrong with it. */
const useWantedField = (onWanted: () => void) => {
  const wanted = useEffectEvent(onWanted);
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!document.getElementById(id)) return undefined;
    wanted();
    // The page that has come puts the focus on its heading first.
    const timer = setTimeout(() => {
      const field = document.getElementById(id);
      (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field)?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
};

const OneStep = ({ step }: { step: Step }) => {
  const draft = useRequestDraft();
  const terms = useTerms(draft);
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const isSignedIn = useVisitor()?.userType === 'private';
  const [tries, setTries] = useState(0);
  const [isSentHere, setIsSentHere] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const faults = useFaultWords(tries > 0 || isSentHere ? lackingIn(step, draft, terms) : {});
  useWantedField(() => setIsSentHere(true));
  // Each press that finds something missing leads to the first of it.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const goOn = async () => {
    const firstQuestion = await firstQuestionOf(client, draft.categoryId);
    if (Object.keys(lackingIn(step, readDraft(), { ...terms, firstQuestion })).length > 0) {
      setTries((before) => before + 1);
      return;
    }
    if (isSignedIn) void saveDraft().catch(() => undefined);
    navigate(hrefOf(requestSteps[requestSteps.indexOf(step) + 1] ?? 'check'));
  };
  return (
    <div className={styles.split}>
      <div ref={form}>
        <Form className={styles.form} onSubmit={goOn}>
          {step === 'what' && <WhatStep faults={faults} />}
          {step === 'where' && <WhereStep faults={faults} />}
          {step === 'files' && <FilesStep />}
          {step === 'when' && <WhenStep faults={faults} />}
          {step === 'whom' && <WhomStep faults={faults} />}
          <Onward step={step} />
        </Form>
      </div>
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
  const state = useSaveState();
  if (key === '') return <span />;
  const words = {
    here: describing.keptHere,
    notSaved: describing.notSaved,
    saved: savedAt && describing.savedAt(formatTime(new Date(savedAt))),
  };
  return (
    <output className={classNames(styles.saved, state === 'notSaved' && styles.unsaved)}>
      <Icon name={state === 'notSaved' ? 'alert' : 'check'} size="small" />
      {words[state]}
    </output>
  );
};

export const page = definePage<typeof requestStepAddress>({
  tables: ['asking', 'describing', 'requests'],
  questions: () => [tradesQuestion, communesQuestion],
  head: ({ match, strings: { asking, describing } }) => ({
    title: asking.pageTitle(describing.titles[stepNamed(match.params.step)]),
    canonical: hrefOf('what'),
    isHiddenFromSearch: stepNamed(match.params.step) !== 'what',
  }),
  Screen: StepScreen,
});
