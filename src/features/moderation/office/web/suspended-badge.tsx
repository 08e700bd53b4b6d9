import { Badge } from '#design/badge.tsx';
import { Text } from '#design/text.tsx';
import type { FoundPerson } from '#features/moderation/office/contract/people.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

/** Shows until when and why a person is suspended; nothing for everybody else. */
export const SuspendedBadge = ({ suspension }: Pick<FoundPerson, 'suspension'>) => {
  const format = useFormat();
  const { moderating } = useStrings();
  if (!suspension) return null;
  const { until, reason } = suspension;
  return (
    <>
      <Badge tone="danger">
        {until ? moderating.suspendedUntil(format.shortDate(new Date(until))) : moderating.suspended}
      </Badge>
      <Text size="small">{reason}</Text>
    </>
  );
};
