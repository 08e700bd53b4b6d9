import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { extraIcons } from '#design/extra-icons.ts';
import { Field } from '#design/field.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { TextLink, VisuallyHidden } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { sendRequest } from '#features/requests/core/contract/drafts.ts';
import {
  DefinitionList,
  refetchRequests,
  UnverifiedContactNotice,
} from '#features/requests/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { DRAFT_KEY_PREFIX, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';
import { isRefusedWithCode } from '#web/failure-reason.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { takeReturnTo } from '#web/navigation/return-to.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { useVisitor, visitorQuery } from '#web/visitor.ts';
import { dropAllDraftFiles } from './draft-files.ts';
import { useDraftSummary } from './draft-summary.tsx';
import { DraftFilePreview } from './files-step.tsx';
import { fieldAnchorId, findMissingName, findStepFieldFaults, stepOfField } from './missing-fields.ts';
import styles from './new-request.module.css';
import { changeDraft, draftTitleOf, readDraft, useRequestDraft } from './request-draft.ts';
import { screenOfField } from './request-screens.ts';
import { requestStepHref, type RequestStepPageName, requestSteps } from './request-steps.ts';
import { sendDraft } from './save-draft.ts';
import { useFaultMessages } from './use-fault-messages.ts';
import { useStepValidationOptions, useTradeQuestions } from './use-trade-questions.ts';

const HERE = href('/requests/new/:step', { step: 'check' });

const LONGEST_NAME = 120;

/** The link leads to the field's screen and, once it is filled in, back here. */
const useFieldHref = () => {
  const questionIds = useTradeQuestions(useRequestDraft()).map(({ id }) => id);
  return (step: RequestStepPageName, field: string) => {
    const screen = step === 'check' ? 1 : screenOfField(step, field, questionIds);
    return `${requestStepHref(step, { screen, isChange: step !== 'check' })}#${fieldAnchorId(field)}`;
  };
};

/** A request can be sent without these. */
const optionalFields = ['files', 'budgetMin'];

export const CheckStep = () => {
  const { asking, describing } = useStrings();
  const draft = useRequestDraft();
  const fieldHref = useFieldHref();
  const summary = [
    { step: 'what', field: 'title', term: describing.title, value: draftTitleOf(draft) || null },
    { step: 'what', field: 'description', term: describing.inYourWords, value: draft.description || null },
    ...useDraftSummary(),
  ] as const;
  const rows = summary.map(({ step, field, term, value }) => ({
    term,
    value: field === 'files' && draft.files.length > 0 ? <CheckedFiles /> : value,
    end: (
      <Change
        label={term}
        isMissing={value === null && !optionalFields.includes(field)}
        href={fieldHref(step, field)}
      />
    ),
  }));
  const names = draft.companies.map(({ name }) => name).join(', ');
  return (
    <div className={styles.sheets}>
      <Panel title={describing.seenByCompanies} className={styles.seen}>
        <DefinitionList rows={rows} open={asking.stillOpen} />
      </Panel>
      <Panel title={describing.seenByYou}>
        <DefinitionList
          rows={[
            {
              term: describing.whom,
              value: names && (
                <>
                  <b>{names}</b>
                  <p className={styles.fine}>{describing.noneLearns}</p>
                </>
              ),
              end: (
                <Change
                  label={describing.whom}
                  isMissing={names === ''}
                  href={fieldHref('whom', 'companies')}
                />
              ),
            },
          ].map((row) => ({ ...row, value: row.value || null }))}
          open={asking.stillOpen}
        />
      </Panel>
    </div>
  );
};

const Change = ({ label, href, isMissing }: { label: string; href: string; isMissing: boolean }) => {
  const { describing } = useStrings();
  return (
    <TextLink href={href} className={classNames(styles.changeIt, isMissing && styles.fillIn)}>
      {isMissing ? describing.fillIn : describing.change} <VisuallyHidden>{label}</VisuallyHidden>
    </TextLink>
  );
};

/** Shows the pictures and plans with their captions, as companies will see them. */
const CheckedFiles = () => {
  const { asking } = useStrings();
  const { files } = useRequestDraft();
  return (
    <ul className={styles.checkedFiles} aria-label={asking.pictures}>
      {files.map((file) => (
        <li key={file.key}>
          <DraftFilePreview file={file} />
          <span>{file.caption || file.name}</span>
        </li>
      ))}
    </ul>
  );
};

interface Missing {
  field: string;
  text: string;
}

/** Lists the gaps of all steps without which no company can be asked; during hydration it is empty. */
const useMissing = (isNameless: boolean): Missing[] => {
  const draft = useRequestDraft();
  const stepOptions = useStepValidationOptions(draft);
  const messageByField = Object.assign(
    {},
    ...requestSteps.map((step) => findStepFieldFaults(step, draft, stepOptions)),
    isNameless && findMissingName(draft),
  ) as Record<string, string>;
  const words = useFaultMessages(messageByField);
  if (draft.key === '') return [];
  return Object.entries(words).flatMap(([field, text]) => (text ? [{ field, text }] : []));
};

/** Each item links to the field it is about. */
const MissingList = ({ items, focus }: { items: readonly Missing[]; focus: number }) => {
  const { describing } = useStrings();
  const fieldHref = useFieldHref();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus > 0) list.current?.focus();
  }, [focus]);
  if (items.length === 0) return null;
  return (
    <div className={styles.missing} role="alert" ref={list} tabIndex={-1}>
      <b>{describing.missing}</b>
      <ul>
        {items.map(({ field, text }) => (
          <li key={field}>
            <Anchor href={fieldHref(stepOfField(field), field)}>{text}</Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** This lasts in this tab as long as a sign-up takes: an hour later nobody expects an automatic send. */
const SENDS_ITSELF = `${DRAFT_KEY_PREFIX}-sends-itself`;
const LONGEST_SIGN_UP_MS = 60 * 60 * 1000;

const rememberToSend = () => writeBrowserStorage(SENDS_ITSELF, String(Date.now()), 'sessionStorage');

const takeReminderToSend = (): boolean => {
  const rememberedAt = Number(readBrowserStorage(SENDS_ITSELF, 'sessionStorage') ?? 0);
  writeBrowserStorage(SENDS_ITSELF, '', 'sessionStorage');
  return Date.now() - rememberedAt < LONGEST_SIGN_UP_MS;
};

/** A visitor first joins, comes back here, and the request is sent automatically. */
export const SendRequestButton = () => {
  const visitor = useVisitor();
  return visitor ? <Send /> : <JoinToSend />;
};

/** On a phone the button stays under the thumb, with the way back beside it. */
const SendBar = ({ children }: { children: ReactNode }) => {
  const { describing } = useStrings();
  return (
    <div className={styles.sendBar} data-own-bar>
      <LinkButton className={styles.backTo} href={requestStepHref('whom')} icon={extraIcons.arrowLeft}>
        {describing.back(describing.stepNames.whom)}
      </LinkButton>
      {children}
    </div>
  );
};

/** The quotes are made out to this name. */
const NameField = () => {
  const { describing } = useStrings();
  const { name } = useRequestDraft();
  return (
    <div id={fieldAnchorId('name')} data-leads-to-field="" className={styles.name}>
      <Field label={describing.yourName} hint={describing.yourNameHint}>
        <TextInput
          value={name}
          autoComplete="name"
          maxLength={LONGEST_NAME}
          onChange={({ currentTarget: { value } }) => changeDraft({ name: value })}
        />
      </Field>
    </div>
  );
};

const JoinToSend = () => {
  const { describing } = useStrings();
  const [way, setWay] = useState<'join' | 'signIn'>('signIn');
  const missingFields = useMissing(way === 'join');
  const toJoin = useMissing(true);
  const [tries, setTries] = useState(0);
  // A visitor who comes back without having joined has changed their mind.
  useEffect(() => {
    takeReminderToSend();
    takeReturnTo();
  }, []);
  const leadTo = (href: string, by: 'join' | 'signIn') => ({
    href: `${href}#${HERE}`,
    onClick: (event: { preventDefault: () => void }) => {
      if ((by === 'join' ? toJoin : missingFields).length === 0) return rememberToSend();
      event.preventDefault();
      setWay(by);
      setTries((count) => count + 1);
    },
  });
  return (
    <div>
      <MissingList items={missingFields} focus={tries} />
      <NameField />
      <SendBar>
        <LinkButton
          variant="primary"
          wide
          iconAfter="arrow-right"
          {...leadTo(href('/client-auth', { tab: 'register' }), 'join')}
        >
          {describing.joinToSend}
        </LinkButton>
      </SendBar>
      <LinkButton variant="quiet" wide {...leadTo(href('/client-auth'), 'signIn')}>
        {describing.signInToSend}
      </LinkButton>
      <p className={styles.fine}>{describing.waitsHere}</p>
    </div>
  );
};

const Send = () => {
  const { describing } = useStrings();
  const { companies } = useRequestDraft();
  const { navigate } = useNavigation();
  const client = useQueryClient();
  const isNameless = !useVisitor()?.fullName?.trim();
  const localFaults = useMissing(isNameless);
  const [refused, setRefused] = useState<readonly Missing[]>([]);
  const [tries, setTries] = useState(0);
  const missingFields = [
    ...localFaults,
    ...refused.filter(({ text }) => !localFaults.some((fault) => fault.text === text)),
  ];
  const { change, isBusy } = useMutationWithToast({
    send: async () => {
      setRefused([]);
      const draft = readDraft();
      const companyIds = draft.companies.map((company) => company.id);
      // The key stays the draft's, so the request is sent once, even if a connection breaks.
      return sendDraft((id) =>
        callEndpoint(
          sendRequest,
          { params: { id }, body: { companyIds, ...(isNameless && { name: draft.name.trim() }) } },
          { idempotencyKey: `${draft.key}-${companyIds.join('-')}` },
        ),
      );
    },
    onDone: ({ id }) => {
      void dropAllDraftFiles();
      refetchRequests(client);
      if (isNameless) void client.invalidateQueries({ queryKey: visitorQuery.queryKey });
      showToast({ tone: 'success', title: describing.sent, text: describing.sentText, duration: 10_000 });
      navigate(href('/requests/:id', { id }));
    },
    failed: (reason, error) =>
      isRefusedWithCode(error, 'notDraft')
        ? { title: describing.wasSent, text: describing.wasSentText }
        : { title: describing.notSent, text: reason },
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return;
      setRefused(Object.entries(error.wire.fields ?? {}).map(([field, text]) => ({ field, text })));
    },
  });
  const send = () => {
    if (localFaults.length > 0) setTries((count) => count + 1);
    else void change();
  };
  const sendWished = useEffectEvent(() => {
    if (takeReminderToSend() && localFaults.length === 0) void change();
  });
  useEffect(() => sendWished(), []);
  return (
    <div>
      <MissingList items={missingFields} focus={tries} />
      <UnverifiedContactNotice />
      {isNameless && <NameField />}
      <SendBar>
        <Button
          variant="primary"
          wide
          iconAfter="arrow-right"
          busy={isBusy}
          busyText={describing.sending}
          onClick={send}
        >
          {describing.send(companies.length)}
        </Button>
      </SendBar>
    </div>
  );
};
