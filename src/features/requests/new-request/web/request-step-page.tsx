import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { PageWrap, Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Notice } from '#design/notice.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Text } from '#design/text.tsx';
import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import { formatTime } from '#kernel/dates.ts';
import { href } from '#kernel/href.ts';
import { Form } from '#web/form/form.tsx';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { CheckStep, SendRequestButton } from './check-step.tsx';
import { DraftSummaryAside } from './draft-summary.tsx';
import { FilesStep } from './files-step.tsx';
import { findStepFieldFaults } from './missing-fields.ts';
import styles from './new-request.module.css';
import type { requestStepRoute } from './page-routes.ts';
import { communesQuery, fetchFirstQuestionId } from './queries.ts';
import { ChosenCompaniesPanel, RecipientsStep } from './recipients-step.tsx';
import { clearDraft, copyAsNewDraft, draftSnapshotOf, readDraft, useRequestDraft } from './request-draft.ts';
import { RequestStepsNav } from './request-steps-nav.tsx';
import { type RequestStepName, requestStepHref, requestStepNamed, requestSteps } from './request-steps.ts';
import { saveDraft } from './save-draft.ts';
import { useDraftConflict } from './use-draft-conflict.tsx';
import { useDraftSaveState, useDraftSaving } from './use-draft-saving.ts';
import { useFaultMessages } from './use-fault-messages.ts';
import { useStepValidationOptions } from './use-trade-questions.ts';
import { WhatStep } from './what-step.tsx';
import { WhenStep } from './when-step.tsx';
import { WhereStep } from './where-step.tsx';

type StepMatch = RouteMatchOf<typeof requestStepRoute>;

const StepScreen = ({ params, search }: StepMatch) => {
  const { describing } = useStrings();
  const { wasSent } = useRequestDraft();
  const place = requestStepNamed(params.step);
  const draftConflict = useDraftConflict(search);
  useDraftSaving();
  return (
    <PageWrap className={styles.page}>
      <PageHead title={describing.titles[place]} />
      <Text size="lead" tone="muted" className={styles.lead}>
        {describing.leads[place]}
      </Text>
      {draftConflict}
      <RequestStepsNav place={place} />
      <noscript>
        <p className={styles.needsScript}>{describing.needsScript}</p>
      </noscript>
      {wasSent ? <WasSent /> : place === 'check' ? <Check /> : <OneStep key={place} step={place} />}
    </PageWrap>
  );
};

/** It was sent, and the response got lost or another tab sent it: nothing is sent twice unless the client wants it. */
const WasSent = () => {
  const { describing } = useStrings();
  const draft = useRequestDraft();
  const isChanged = draft.tried !== draftSnapshotOf(draft);
  const notice = useRef<HTMLDivElement>(null);
  // It replaces a longer page, whose reader has scrolled further down.
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
              variant="primary"
              href={draft.id === null ? href('/requests') : href('/requests/:id', { id: draft.id })}
              // Nothing of it is left to send: the next draft begins empty.
              onClick={isChanged ? undefined : clearDraft}
            >
              {describing.seeRequest}
            </LinkButton>
            {isChanged && (
              <Button variant="quiet" onClick={copyAsNewDraft}>
                {describing.sendAsNew}
              </Button>
            )}
            <Button variant="quiet" onClick={clearDraft}>
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
      <SendRequestButton />
      <Saved />
    </div>
  </div>
);

/** A link to a field leads to it and shows its fault. */
const useWantedField = (onWanted: () => void) => {
  const handleFound = useEffectEvent(onWanted);
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (!document.getElementById(id)) return undefined;
    handleFound();
    // The new page focuses its heading first.
    const timer = setTimeout(() => {
      const field = document.getElementById(id);
      (field?.querySelector<HTMLElement>('input, select, textarea, button') ?? field)?.focus();
    });
    return () => clearTimeout(timer);
  }, []);
};

const OneStep = ({ step }: { step: RequestStepName }) => {
  const draft = useRequestDraft();
  const stepOptions = useStepValidationOptions(draft);
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const isSignedIn = useVisitor()?.userType === 'private';
  const [tries, setTries] = useState(0);
  const [isSentHere, setIsSentHere] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const faults = useFaultMessages(
    tries > 0 || isSentHere ? findStepFieldFaults(step, draft, stepOptions) : {},
  );
  useWantedField(() => setIsSentHere(true));
  // Each press that finds something missing leads to the first such field.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries]);
  const goOn = async () => {
    const firstQuestion = await fetchFirstQuestionId(client, draft.categoryId);
    if (Object.keys(findStepFieldFaults(step, readDraft(), { ...stepOptions, firstQuestion })).length > 0) {
      setTries((count) => count + 1);
      return;
    }
    if (isSignedIn) void saveDraft().catch(() => undefined);
    navigate(requestStepHref(requestSteps[requestSteps.indexOf(step) + 1] ?? 'check'));
  };
  return (
    <div className={styles.split}>
      <div ref={form}>
        <Form className={styles.form} onSubmit={goOn}>
          {step === 'what' && <WhatStep faults={faults} />}
          {step === 'where' && <WhereStep faults={faults} />}
          {step === 'files' && <FilesStep />}
          {step === 'when' && <WhenStep faults={faults} />}
          {step === 'whom' && <RecipientsStep faults={faults} />}
          <Onward step={step} />
        </Form>
      </div>
      <div className={styles.side}>{step === 'whom' ? <ChosenCompaniesPanel /> : <DraftSummaryAside />}</div>
    </div>
  );
};

const Onward = ({ step }: { step: RequestStepName }) => {
  const { describing } = useStrings();
  const index = requestSteps.indexOf(step);
  const { [index - 1]: previousStep, [index + 1]: nextStep } = requestSteps;
  return (
    <div className={styles.onward}>
      <Saved />
      <span className={styles.ways}>
        {previousStep && (
          <LinkButton variant="quiet" href={requestStepHref(previousStep)}>
            {describing.back(describing.stepNames[previousStep])}
          </LinkButton>
        )}
        <Button type="submit" variant="primary" iconAfter="arrow-right">
          {nextStep ? describing.next(describing.stepNames[nextStep]) : describing.lookOver}
        </Button>
      </span>
    </div>
  );
};

const Saved = () => {
  const { describing } = useStrings();
  const { savedAt, key } = useRequestDraft();
  const state = useDraftSaveState();
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

export const pageDefinition = definePage<typeof requestStepRoute>({
  tables: ['asking', 'describing', 'requests'],
  queries: () => [tradeNamesQuery, communesQuery],
  head: ({ match, strings: { asking, describing } }) => ({
    title: asking.pageTitle(describing.titles[requestStepNamed(match.params.step)]),
    canonical: requestStepHref('what'),
    isHiddenFromSearch: requestStepNamed(match.params.step) !== 'what',
  }),
  Screen: StepScreen,
});
