import { Seal } from '#design/seal.tsx';
import { getCompanySeal } from '#kernel/company-seal.ts';
import { questionFor, useOutcome } from '#web/query.ts';

/** Where its cards and the desk change, this is asked again with them. */
const sealQuestion = questionFor(getCompanySeal, {});

/** The square stamp of the company somebody works for; without anything on it until it is known. */
export const OwnSeal = () => {
  const { answer } = useOutcome(sealQuestion);
  return <Seal size="small" name={answer?.name ?? ''} logo={answer?.logoUrl} />;
};
