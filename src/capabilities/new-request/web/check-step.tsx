import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { sendRequest } from '#requests/contract/drafts.ts';
import { Pairs, refetchRequests } from '#requests/web/index.ts';
import { ApiError, call } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import { useVisitor, visitorQuestion } from '#web/visitor.ts';
import { readDraft, titleOf, useRequestDraft } from './draft.ts';
import { dropAllFiles } from './kept-files.ts';
import styles from './new-request.module.css';
import { sendDraft } from './save-draft.ts';
import { useTold } from './so-far.tsx';
import { ChosenPanel } from './whom-step.tsx';

const LONGEST_NAME = 120;

const HERE = '/requests/new/check';

export const CheckStep = () => {
  const { asking } = useStrings();
  const draft = useRequestDraft();
  return (
    <div className={styles.sheets}>
      <Panel title={titleOf(draft) || asking.noTitle}>
        <p className={styles.words}>{draft.description}</p>
        <Pairs told={useTold()} open={asking.stillOpen} />
      </Panel>
      <ChosenPanel />
    </div>
  );
};

/** The last press: of a visitor, the way to sign in, from which they come back to here. */
export const SendButton = () => {
  const { describing } = useStrings();
  const visitor = useVisitor();
  if (visitor) return <Send />;
  return (
    <div>
      <LinkButton look="primary" wide iconAfter="arrow-right" href={`/client-auth#${HERE}`}>
        {describing.signInToSend}
      </LinkButton>
      <LinkButton look="quiet" wide href={`/client-auth?tab=register#${HERE}`}>
        {describing.joinToSend}
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
  const [missing, setMissing] = useState<readonly string[]>([]);
  const visitor = useVisitor();
  const [name, setName] = useState('');
  const isNameless = !visitor?.fullName?.trim();
  const { change, isBusy } = useChange({
    send: async () => {
      setMissing([]);
      const draft = readDraft();
      const companyIds = draft.companies.map((company) => company.id);
      // The key stays the draft's: whatever connection breaks, it is sent once.
      return sendDraft((id) =>
        call(
          sendRequest,
          { params: { id }, body: { companyIds, ...(isNameless && name.trim() !== '' && { name }) } },
          // A name that was missing makes it another call.
          { idempotencyKey: [draft.key, ...companyIds, name.trim()].filter(Boolean).join('-') },
        ),
      );
    },
    onDone: ({ id }) => {
      void dropAllFiles();
      refetchRequests(client);
      if (isNameless) void client.invalidateQueries({ queryKey: visitorQuestion.queryKey });
      showToast({ tone: 'success', title: describing.sent, text: describing.sentText });
      navigate(`/requests/${id}`);
    },
    failed: (reason) => ({ title: describing.notSent, text: describing.notSentBecause(reason) }),
    onFailed: (error) => {
      if (error instanceof ApiError) setMissing(Object.values(error.wire.fields ?? {}));
    },
  });
  return (
    <div>
      {missing.length > 0 && (
        <div className={styles.missing} role="alert">
          <b>{describing.missing}</b>
          <ul>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {isNameless && (
        <Field label={describing.yourName} hint={describing.yourNameHint}>
          <TextInput
            value={name}
            autoComplete="name"
            maxLength={LONGEST_NAME}
            onChange={({ currentTarget: { value } }) => setName(value)}
          />
        </Field>
      )}
      <Button
        look="primary"
        wide
        iconAfter="arrow-right"
        busy={isBusy}
        busyText={describing.sending}
        disabled={companies.length === 0}
        onClick={() => void change()}
      >
        {describing.send(companies.length)}
      </Button>
    </div>
  );
};
