import { Notice } from '#design/notice.tsx';
import type { BlockedBy } from '#messaging/contract/blocked.ts';
import { useStrings } from '#web/strings.tsx';

interface ContactEndedProps {
  name: string;
  blockedBy: BlockedBy;
}

/** Stands in place of what a block of either side refuses. */
export const ContactEnded = ({ name, blockedBy }: ContactEndedProps) => {
  const { blocks } = useStrings();
  if (blockedBy === null) return null;
  return <Notice title={blockedBy === 'partner' ? blocks.byPartner(name) : blocks.byMe(name)} />;
};
