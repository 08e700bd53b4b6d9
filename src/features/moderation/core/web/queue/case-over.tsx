import { Notice } from '#design/notice.tsx';
import { useStrings } from '#web/strings.tsx';

/** Says in a decision's form who was faster. The form stays, so that what was typed can be read. */
export const CaseOver = ({ decidedBy }: { decidedBy: string | undefined }) => {
  const { moderating } = useStrings();
  return (
    <Notice
      role="alert"
      title={decidedBy === undefined ? moderating.noLongerPending : moderating.decidedBy(decidedBy)}
      text={moderating.textStays}
    />
  );
};
