import { useEffect, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Stack } from '#design/layout.tsx';
import { Notice } from '#design/notice.tsx';
import { getRequest } from '#requests/contract/requests.ts';
import { call } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { useStrings } from '#web/strings.tsx';
import { useFailureToast } from '#web/use-failure-toast.ts';
import { useVisitor } from '#web/visitor.ts';
import { forgetDraft, hasWords, presetDraft, readDraft, takeOver } from './draft.ts';
import { dropAllFiles } from './kept-files.ts';
import styles from './new-request.module.css';
import type { requestStepAddress } from './page-addresses.ts';
import { saveDraft } from './save-draft.ts';
import { hrefOf } from './steps.ts';

type Wanted = MatchOf<typeof requestStepAddress>['search'];

const isAnother = ({ draft, category }: Wanted): boolean => {
  const before = readDraft();
  if (draft !== undefined) return draft !== before.id;
  return category !== undefined && category !== before.categoryId;
};

/** The draft or the trade that the address names. */
const begin = async ({ draft, category }: Wanted) => {
  if (draft !== undefined) {
    const request = await call(getRequest, { params: { id: draft } });
    if (request.state === 'draft') takeOver(request);
  } else if (category !== undefined)
    presetDraft({ categoryId: category, answers: {}, unclear: {}, companies: [] });
};

/**
 * What the address brings along: a draft to go on with, a trade, companies. Words that are there already are not thrown
 * away for it: whether there is to be another request is asked.
 */
export const useBegun = (search: Wanted) => {
  const { draft, category, companies, company } = search;
  const preset = companies ?? (company === undefined ? undefined : String(company));
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    const wanted = { draft, category };
    // Of one that has been sent the page itself asks.
    if (readDraft().wasSent) return;
    const mayLose = isAnother(wanted) && hasWords(readDraft());
    setIsAsked(mayLose);
    if (isAnother(wanted) && !mayLose) void begin(wanted).catch(() => undefined);
    if (preset !== undefined && !mayLose) presetDraft({ presetCompanies: preset });
  }, [draft, category, preset]);
  return isAsked ? <BegunAlready wanted={search} preset={preset} onDone={() => setIsAsked(false)} /> : null;
};

interface BegunAlreadyProps {
  wanted: Wanted;
  preset: string | undefined;
  onDone: () => void;
}

/** One is begun already: it is gone on with, or put among the requests and another one begun. */
const BegunAlready = ({ wanted, preset, onDone }: BegunAlreadyProps) => {
  const { describing } = useStrings();
  const { navigate } = useNavigation();
  const fail = useFailureToast();
  const isClient = useVisitor()?.userType === 'private';
  const startAnother = async () => {
    try {
      if (isClient) await saveDraft();
      forgetDraft();
      await dropAllFiles();
      await begin(wanted);
      if (preset !== undefined) presetDraft({ presetCompanies: preset });
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
              look="primary"
              onClick={() => {
                onDone();
                navigate(hrefOf('what'), { replace: true });
              }}
            >
              {describing.goOnWithIt}
            </Button>
            <Button look="quiet" onClick={() => void startAnother()}>
              {describing.startAnother}
            </Button>
          </Stack>
        }
      />
    </div>
  );
};
