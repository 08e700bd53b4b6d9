import { useQueryClient } from '@tanstack/react-query';
import { type CompanyProfile, putFirstStepsAway } from '#company-dashboard/contract/company-dashboard.ts';
import { type FirstStep, firstSteps, isStepDone, partOfStep } from '#company-dashboard/rules/first-steps.ts';
import { Button } from '#design/button.tsx';
import { Checklist } from '#design/checklist.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { OwnCompany } from '#profile-editor/contract/profile-editor.ts';
import { completenessOf, galleryWanted, TELLING_DESCRIPTION } from '#profile-editor/rules/completeness.ts';
import { addressOfAnchor, ownCompanyQuestion } from '#profile-editor/web/index.ts';
import { call } from '#web/api-client.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import styles from './first-steps.module.css';
import { companyProfileQuestion } from './questions.ts';

const addressOfStep = (step: FirstStep): string => {
  if (step === 'reply') return '/company-dashboard?tab=messages';
  if (step === 'proofs') return '/company-dashboard?tab=profile#proofs';
  return addressOfAnchor(partOfStep[step]);
};

type Words = ReturnType<typeof useStrings>['firstSteps'];

/** Of a step that is begun: why it does not count yet. */
const whatIsMissing = (step: FirstStep, own: OwnCompany, { stillMissing, partsOfPlace }: Words) => {
  if (step === 'text' && own.description !== '')
    return stillMissing.text(own.description.length, TELLING_DESCRIPTION);
  if (step === 'place' && (own.address || own.postalCode || own.city)) {
    const parts = (['address', 'postalCode', 'city'] as const).filter((part) => !own[part]);
    return stillMissing.place(parts.map((part) => partsOfPlace[part]).join(', '));
  }
  if (step === 'pictures' && own.gallery.length > 0)
    return stillMissing.pictures(own.gallery.length, galleryWanted(own));
  return null;
};

/** What a new company does first. It goes once all is done, or when it is put away. */
export const FirstSteps = ({ known }: { known: NonNullable<CompanyProfile['firstSteps']> }) => {
  const { firstSteps: words } = useStrings();
  const { answer: own } = useOutcome(ownCompanyQuestion);
  const { putAway, isBusy } = usePutAway();
  if (!own) return null;
  const { missing } = completenessOf(own);
  const items = firstSteps.map((step) => {
    const isDone = isStepDone(step, { missing, ...known });
    const label = isDone ? (
      words.steps[step]
    ) : (
      <>
        <TextLink href={addressOfStep(step)}>{words.steps[step]}</TextLink>
        <Text as="span" size="small" tone="muted" className={styles.why}>
          {whatIsMissing(step, own, words) ?? words.why[step]}
        </Text>
      </>
    );
    return { key: step, isDone, label };
  });
  const done = items.filter(({ isDone }) => isDone).length;
  if (done === items.length) return null;
  return (
    <Panel
      className={styles.panel}
      title={words.title}
      end={
        <Text as="span" size="small" tone="faint" numeric>
          {words.doneOf(done, items.length)}
        </Text>
      }
    >
      <div className={styles.steps}>
        <Checklist items={items} doneLabel={words.done} />
      </div>
      <PanelBody className={styles.end}>
        <Button look="quiet" size="small" busy={isBusy} busyText={words.puttingAway} onClick={putAway}>
          {words.putAway}
        </Button>
      </PanelBody>
    </Panel>
  );
};

const usePutAway = () => {
  const { firstSteps: words } = useStrings();
  const client = useQueryClient();
  const { change, isBusy } = useChange({
    send: () => call(putFirstStepsAway, {}),
    onDone: () =>
      client.setQueryData<CompanyProfile>(
        companyProfileQuestion.queryKey,
        (profile) => profile && { ...profile, firstSteps: null },
      ),
    failed: (text) => ({ title: words.notPutAway, text }),
  });
  return { isBusy, putAway: () => void change() };
};
