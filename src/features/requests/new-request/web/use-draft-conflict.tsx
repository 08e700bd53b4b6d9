import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Stack } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { showToast } from '#design/toast.ts';
import { getRequest } from '#features/requests/core/contract/requests.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { useStrings } from '#web/strings.tsx';
import { useFailureToast } from '#web/use-failure-toast.ts';
import { useVisitor } from '#web/visitor.ts';
import { dropAllDraftFiles } from './draft-files.ts';
import styles from './new-request.module.css';
import type { requestStepRoute } from './page-routes.ts';
import { communesQuery } from './queries.ts';
import {
  clearDraft,
  hasDraftContent,
  loadServerDraft,
  prefillDraft,
  readDraft,
  type RequestDraft,
  useRequestDraft,
} from './request-draft.ts';
import { requestStepHref } from './request-steps.ts';
import { putAwaySentDraft, saveDraft } from './save-draft.ts';

type DraftTarget = RouteMatchOf<typeof requestStepRoute>['search'];

/** The address names another draft, or another trade, than the current one. */
const isAnother = ({ draft, category }: DraftTarget, currentDraft: RequestDraft): boolean =>
  draft === undefined
    ? category !== undefined && category !== currentDraft.categoryId
    : draft !== currentDraft.id;

/** Moving between two saved drafts loses nothing: both are in the list of requests. */
const mayLose = (target: DraftTarget, currentDraft: RequestDraft) =>
  isAnother(target, currentDraft) &&
  hasDraftContent(currentDraft) &&
  (target.draft === undefined || currentDraft.id === null);

/** Begins with the draft or the trade that the address names. */
const begin = async ({ draft, category }: Pick<DraftTarget, 'draft' | 'category'>) => {
  if (draft !== undefined) {
    // The latest changes belong to the draft before.
    if (readDraft().id !== null) await saveDraft();
    const request = await callEndpoint(getRequest, { params: { id: draft } });
    if (request.state === 'draft') loadServerDraft(request);
  } else if (category !== undefined)
    prefillDraft({ categoryId: category, answers: {}, unclear: {}, companies: [] });
};

/** What the address hands on beside a draft or a trade. */
interface HandedOn {
  companies: string | undefined;
  commune: string | undefined;
}

/** The place of a search takes the place of none that the client has said. */
const prefillHandedOn = ({ companies, commune }: HandedOn) => {
  if (companies !== undefined) prefillDraft({ presetCompanies: companies });
  const { isBegun, commune: saidCommune } = readDraft();
  if (commune !== undefined && (!isBegun || saidCommune === '')) prefillDraft({ commune });
};

/**
 * Applies a draft, a trade, a commune or companies from the address. Existing words are not thrown away for it: a dialog asks
 * first whether to begin another request.
 */
export const useDraftConflict = (search: DraftTarget) => {
  const { describing } = useStrings();
  const { draft, category, companies, company } = search;
  const communes = useSuspenseQuery(communesQuery).data;
  const preset = companies ?? (company === undefined ? undefined : String(company));
  const commune = communes.find(({ name }) => name === search.commune)?.name;
  const currentDraft = useRequestDraft();
  const address = `${draft} ${category}`;
  /** The address was followed already, so choosing another trade afterwards raises no question. */
  const [followed, setFollowed] = useState<string | null>(null);
  /** For this address it is known whether the current draft was sent. */
  const [settled, setSettled] = useState<string | null>(null);
  const { wasSent } = currentDraft;
  const handsOn = [draft, category, preset, commune].some((value) => value !== undefined);
  useEffect(() => {
    // The page itself asks about a draft that has been sent, unless the address is about another.
    if (wasSent && !handsOn) return;
    const target = { draft, category };
    const follow = async () => {
      const sentTitle = handsOn ? await putAwaySentDraft() : null;
      if (sentTitle !== null) showToast({ tone: 'success', title: describing.sent, text: sentTitle });
      setSettled(address);
      const storedDraft = readDraft();
      // The page itself asks about a draft that was changed after it had been sent.
      if (storedDraft.wasSent || mayLose(target, storedDraft)) return;
      // A saved draft brings its own commune.
      prefillHandedOn({ companies: preset, commune: draft === undefined ? commune : undefined });
      await (isAnother(target, storedDraft) ? begin(target).catch(() => undefined) : undefined);
      setFollowed(address);
    };
    void follow();
  }, [draft, category, preset, commune, address, handsOn, wasSent, describing]);
  const isConflict =
    currentDraft.key !== '' &&
    !wasSent &&
    settled === address &&
    followed !== address &&
    mayLose(search, currentDraft);
  return isConflict ? (
    <DraftConflictDialog
      target={search}
      handedOn={{ companies: preset, commune }}
      onDone={() => setFollowed(address)}
    />
  ) : null;
};

interface DraftConflictDialogProps {
  target: DraftTarget;
  handedOn: HandedOn;
  onDone: () => void;
}

/** A draft exists already: the dialog continues it, or leaves it in the list and begins another. */
const DraftConflictDialog = ({ target, handedOn, onDone }: DraftConflictDialogProps) => {
  const { describing } = useStrings();
  const { navigate } = useNavigation();
  const fail = useFailureToast();
  const isClient = useVisitor()?.userType === 'private';
  const startAnother = async () => {
    try {
      if (isClient) await saveDraft();
      clearDraft();
      await dropAllDraftFiles();
      await begin(target);
      prefillHandedOn(handedOn);
      onDone();
    } catch (error) {
      fail(error, (reason) => ({ title: describing.notSaved, text: reason }));
    }
  };
  return (
    <div className={styles.begun}>
      <Notice
        title={describing.begunAlready}
        text={isClient ? describing.begunAlreadyText : describing.begunAlreadyHere}
        action={
          <Stack gap={3}>
            <Button
              variant="primary"
              onClick={() => {
                onDone();
                navigate(requestStepHref('what'), { replace: true });
              }}
            >
              {describing.goOnWithIt}
            </Button>
            <Button variant="quiet" onClick={() => void startAnother()}>
              {describing.startAnother}
            </Button>
          </Stack>
        }
      />
    </div>
  );
};
