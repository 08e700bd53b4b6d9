import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#design/link-button.tsx';
import { Notice } from '#design/notice.tsx';
import { getCompanySuspension } from '#features/team/core/contract/team.ts';
import { href } from '#kernel/href.ts';
import { queryFor } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

const suspensionQuery = queryFor(getCompanySuspension, {});

/** Somebody whose company is suspended sees this in place of an empty desk. */
export const SuspendedCompany = () => {
  const format = useFormat();
  const { desk } = useStrings();
  const { data: suspension } = useQuery(suspensionQuery);
  if (!suspension) return null;
  const { company, reason, until } = suspension;
  const lastDay = until && format.longDate(new Date(until));
  return (
    <Notice
      tone="danger"
      title={desk.suspended(company, lastDay)}
      text={[desk.suspendedText, reason && desk.suspendedWhy(reason), desk.suspendedObjection]
        .filter(Boolean)
        .join(' ')}
      action={<LinkButton href={href('/contact')}>{desk.writeToUs}</LinkButton>}
    />
  );
};
