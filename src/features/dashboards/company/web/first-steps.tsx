import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { Checklist } from '#design/checklist.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { OwnCompany } from '#features/companies/profile-editor/contract/own-company.ts';
import {
  profileCompletenessOf,
  USEFUL_DESCRIPTION_LENGTH,
  wantedGallerySize,
} from '#features/companies/profile-editor/rules/profile-completeness.ts';
import { editorAnchorHref, ownCompanyQuery } from '#features/companies/profile-editor/web/index.ts';
import {
  type OwnCompanyProfile,
  hideFirstSteps,
} from '#features/dashboards/company/contract/company-dashboard.ts';
import {
  type FirstStep,
  firstSteps,
  isFirstStepDone,
  profilePartOfStep,
} from '#features/dashboards/company/rules/first-steps.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './first-steps.module.css';
import { ownCompanyProfileQuery } from './queries.ts';

const stepHref = (step: FirstStep): string => {
  if (step === 'reply') return href('/company-dashboard', { tab: 'messages' });
  if (step === 'proofs') return `${href('/company-dashboard', { tab: 'profile' })}#proofs`;
  return editorAnchorHref(profilePartOfStep[step]);
};

type Words = ReturnType<typeof useStrings>['firstSteps'];

/** Explains why a step that was begun does not count yet. */
const whatIsMissing = (step: FirstStep, ownCompany: OwnCompany, { stillMissing, partsOfPlace }: Words) => {
  if (step === 'text' && ownCompany.description !== '')
    return stillMissing.text(ownCompany.description.length, USEFUL_DESCRIPTION_LENGTH);
  if (step === 'place' && (ownCompany.address || ownCompany.postalCode || ownCompany.city)) {
    const parts = (['address', 'postalCode', 'city'] as const).filter((part) => !ownCompany[part]);
    return stillMissing.place(parts.map((part) => partsOfPlace[part]).join(', '));
  }
  if (step === 'pictures' && ownCompany.gallery.length > 0)
    return stillMissing.pictures(ownCompany.gallery.length, wantedGallerySize(ownCompany));
  return null;
};

/** A new company sees its first steps until all are done, or it dismisses them. */
export const FirstSteps = ({ progress }: { progress: NonNullable<OwnCompanyProfile['firstSteps']> }) => {
  const { firstSteps: words } = useStrings();
  const { data: ownCompany } = useQuery(ownCompanyQuery);
  const { putAway, isBusy } = usePutAway();
  if (!ownCompany) return null;
  const { missing } = profileCompletenessOf(ownCompany);
  const items = firstSteps.map((step) => {
    const isDone = isFirstStepDone(step, { missing, ...progress });
    const label = isDone ? (
      words.steps[step]
    ) : (
      <>
        <TextLink data-alone href={stepHref(step)}>
          {words.steps[step]}
        </TextLink>
        <Text as="span" size="small" tone="muted" className={styles.why}>
          {whatIsMissing(step, ownCompany, words) ?? words.why[step]}
        </Text>
      </>
    );
    return { key: step, isDone, label };
  });
  const doneCount = items.filter(({ isDone }) => isDone).length;
  if (doneCount === items.length) return null;
  return (
    <Panel
      className={styles.panel}
      title={words.title}
      end={
        <Text as="span" size="small" tone="faint" numeric>
          {words.doneOf(doneCount, items.length)}
        </Text>
      }
    >
      <div className={styles.steps}>
        <Checklist items={items} doneLabel={words.done} />
      </div>
      <PanelBody className={styles.end}>
        <Button variant="quiet" size="small" busy={isBusy} busyText={words.puttingAway} onClick={putAway}>
          {words.putAway}
        </Button>
      </PanelBody>
    </Panel>
  );
};

const usePutAway = () => {
  const { firstSteps: words } = useStrings();
  const client = useQueryClient();
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(hideFirstSteps, {}),
    onDone: () =>
      client.setQueryData<OwnCompanyProfile>(
        ownCompanyProfileQuery.queryKey,
        (profile) => profile && { ...profile, firstSteps: null },
      ),
    failed: (text) => ({ title: words.notPutAway, text }),
  });
  return { isBusy, putAway: () => void change() };
};
