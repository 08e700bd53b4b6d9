import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { extraIcons } from '#design/extra-icons.ts';
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
import { findStepFieldFaults, withoutUnaskedQuestions } from './missing-fields.ts';
import styles from './new-request.module.css';
import type { requestStepRoute } from './page-routes.ts';
import { communesQuery, fetchQuestionIds } from './queries.ts';
import { ChosenCompaniesPanel, RecipientsStep } from './recipients-step.tsx';
import { clearDraft, copyAsNewDraft, draftSnapshotOf, readDraft, useRequestDraft } from './request-draft.ts';
import { faultsOfScreen, screensOfStep } from './request-screens.ts';
import { RequestStepsNav } from './request-steps-nav.tsx';
import { type RequestStepName, requestStepHref, requestStepNamed, requestSteps } from './request-steps.ts';
import { saveDraft } from './save-draft.ts';
import { useDraftConflict } from './use-draft-conflict.tsx';
import { useDraftSaveState, useDraftSaving } from './use-draft-saving.ts';
import { useFaultMessages } from './use-fault-messages.ts';
import { useStepValidationOptions, useTradeQuestions } from './use-trade-questions.ts';
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
    <PageWrap className={styles.page} data-funnel>
      <PageHead title={describing.titles[place]} />
      <Text size="lead" tone="muted" className={styles.lead}>
        {describing.leads[place]}
      </Text>
      {draftConflict}
      <RequestStepsNav place={place} />
      <noscript>
        <p className={styles.needsScript}>{describing.needsScript}</p>
      </noscript>
      {wasSent ? (
        <WasSent />
      ) : place === 'check' ? (
        <Check />
      ) : (
        <OneStep
          key={`${place} ${search.screen}`}
          step={place}
          wanted={search.screen ?? 1}
          isChange={search.after === 'check'}
        />
      )}
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
  <div className={classNames(styles.split, styles.check)}>
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

const focusFirstFault = (form: HTMLElement | null) =>
  [...(form?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])]
    .find((field) => field.checkVisibility())
    ?.focus();

/** The styles show one screen of a step at this width. */
const isPhone = () => matchMedia('(max-width: 767px)').matches;

interface OneStepProps {
  step: RequestStepName;
  /** The address names this screen; there may be fewer. */
  wanted: number;
  /** The client came from the last page to change an answer, and goes back there. */
  isChange: boolean;
}

const OneStep = ({ step, wanted, isChange }: OneStepProps) => {
  const draft = useRequestDraft();
  const stepOptions = useStepValidationOptions(draft);
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const isSignedIn = useVisitor()?.userType === 'private';
  const [tries, setTries] = useState(0);
  const [triedCategory, setTriedCategory] = useState<number | null>(null);
  const [isSentHere, setIsSentHere] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const screenCount = screensOfStep(step, stepOptions.questionIds).length;
  const screen = Math.min(wanted, screenCount);
  const { categoryId } = draft;
  const stepFaults = tries > 0 || isSentHere ? findStepFieldFaults(step, draft, stepOptions) : {};
  const faults = useFaultMessages(
    tries > 0 ? withoutUnaskedQuestions(stepFaults, { triedCategory, categoryId }) : stepFaults,
  );
  useWantedField(() => setIsSentHere(true));
  // Each press that finds something missing leads to the first such field.
  useEffect(() => {
    if (tries > 0) focusFirstFault(form.current);
  }, [tries]);
  const goOn = async () => {
    const questionIds = await fetchQuestionIds(client, draft.categoryId);
    const { today } = stepOptions;
    const firstQuestion = questionIds[0] ?? null;
    const missing = findStepFieldFaults(step, readDraft(), { firstQuestion, today });
    const onScreen = isPhone() ? faultsOfScreen(missing, step, { screen, questionIds }) : missing;
    if (Object.keys(onScreen).length > 0) {
      setTries((count) => count + 1);
      setTriedCategory(readDraft().categoryId);
      return;
    }
    if (isSignedIn) void saveDraft().catch(() => undefined);
    const hasMore = isPhone() && screen < screensOfStep(step, questionIds).length;
    if (isChange) navigate(requestStepHref('check'));
    else if (hasMore) navigate(requestStepHref(step, { screen: screen + 1 }));
    else navigate(requestStepHref(requestSteps[requestSteps.indexOf(step) + 1] ?? 'check'));
  };
  // Before the first press there are none, and it is in the browser.
  const shownFaults =
    Object.keys(faults).length > 0 && isPhone()
      ? faultsOfScreen(faults, step, { screen, questionIds: stepOptions.questionIds })
      : faults;
  return (
    <div className={styles.split}>
      <div ref={form}>
        <Form className={styles.form} onSubmit={goOn}>
          {step === 'what' && <WhatStep faults={faults} screen={screen} />}
          {step === 'where' && <WhereStep faults={faults} screen={screen} />}
          {step === 'files' && <FilesStep />}
          {step === 'when' && <WhenStep faults={faults} />}
          {step === 'whom' && <RecipientsStep faults={faults} />}
          <Onward
            step={step}
            screen={screen}
            screenCount={screenCount}
            isChange={isChange}
            missingCount={Object.values(shownFaults).filter(Boolean).length}
            onMissing={() => focusFirstFault(form.current)}
          />
        </Form>
      </div>
      <div className={classNames(styles.side, step !== 'whom' && styles.deskOnly)}>
        {step === 'whom' ? <ChosenCompaniesPanel /> : <DraftSummaryAside />}
      </div>
    </div>
  );
};

interface OnwardProps extends Omit<OneStepProps, 'wanted'> {
  screen: number;
  screenCount: number;
  /** So many fields in sight keep the client from going on. */
  missingCount: number;
  onMissing: () => void;
}

/** On a phone it is the page's own bar, under the thumb. */
const Onward = ({ step, screen, screenCount, isChange, missingCount, onMissing }: OnwardProps) => {
  const { describing } = useStrings();
  const draft = useRequestDraft();
  const questionIds = useTradeQuestions(draft).map(({ id }) => id);
  const index = requestSteps.indexOf(step);
  const { [index - 1]: previousStep, [index + 1]: nextStep } = requestSteps;
  const before =
    screen > 1
      ? { place: step, screen: screen - 1 }
      : previousStep && { place: previousStep, screen: screensOfStep(previousStep, questionIds).length };
  return (
    <div className={styles.onward} data-own-bar>
      {isChange ? (
        <BackTo href={requestStepHref('check')} label={describing.back(describing.titles.check)} />
      ) : (
        <>
          {previousStep && (
            <BackTo
              className={styles.deskOnly}
              href={requestStepHref(previousStep)}
              label={describing.back(describing.stepNames[previousStep])}
            />
          )}
          {before && (
            <BackTo
              className={styles.phoneOnly}
              href={requestStepHref(before.place, before)}
              label={describing.back(describing.stepNames[before.place])}
            />
          )}
        </>
      )}
      <span className={styles.at}>
        <b>
          {screenCount > 1
            ? describing.screenOf(describing.stepNames[step], screen, screenCount)
            : describing.stepNames[step]}
        </b>
        {missingCount > 0 ? (
          <button type="button" onClick={onMissing}>
            {describing.missingCount(missingCount)}
          </button>
        ) : (
          <Saved />
        )}
      </span>
      <Button type="submit" variant="primary" iconAfter="arrow-right">
        {isChange || !nextStep ? (
          describing.lookOver
        ) : (
          <>
            <span className={styles.deskOnly}>{describing.next(describing.stepNames[nextStep])}</span>
            <span className={styles.phoneOnly}>{describing.nextScreen}</span>
          </>
        )}
      </Button>
    </div>
  );
};

const BackTo = ({
  href,
  label,
  className,
}: {
  href: string;
  label: string;
  className?: string | undefined;
}) => (
  <LinkButton href={href} className={classNames(styles.backTo, className)} icon={extraIcons.arrowLeft}>
    {label}
  </LinkButton>
);

const Saved = () => {
  const { describing } = useStrings();
  const { savedAt, isBegun } = useRequestDraft();
  const state = useDraftSaveState();
  // Before the first answer there is nothing that could be lost.
  if (!isBegun) return <span />;
  const words = {
    here: describing.keptHere,
    loggedOut: describing.loggedOut,
    notSaved: describing.notSaved,
    saved: savedAt && describing.savedAt(formatTime(new Date(savedAt))),
  };
  const isUnsaved = state === 'notSaved' || state === 'loggedOut';
  return (
    <output className={classNames(styles.saved, isUnsaved && styles.unsaved)}>
      <Icon name={isUnsaved ? 'alert' : 'check'} size="small" />
      {words[state]}
    </output>
  );
};

export const pageDefinition = definePage<typeof requestStepRoute>({
  tables: ['asking', 'describing', 'requests'],
  queries: () => [tradeNamesQuery, communesQuery],
  head: ({ match, strings: { asking, describing } }) => ({
    title: asking.pageTitle(describing.titles[requestStepNamed(match.params.step)]),
    description: describing.leads[requestStepNamed(match.params.step)],
    canonical: requestStepHref('what'),
    isHiddenFromSearch: requestStepNamed(match.params.step) !== 'what',
  }),
  Screen: StepScreen,
});
