import { DayRow } from '#design/day-list.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { ListedInvitation } from '#features/requests/core/contract/shapes.ts';
import { lastDayToAnswer } from '#features/requests/pages/rules/company-request-standing.ts';
import { FEW_DAYS_LEFT } from '#features/requests/pages/rules/few-days-left.ts';
import { useToday } from '#features/requests/visits/web/index.ts';
import { AssigneeLabel } from '#features/team/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { daysBetween } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useDayOfRow } from './use-day-of-row.ts';
import { useRequestFactsText } from './use-request-facts-text.ts';

interface RequestToAnswerRowProps {
  invitation: ListedInvitation;
  /** The first row of a page has its one strong button. */
  isFirst: boolean;
  hasPicture?: boolean;
}

export const RequestToAnswerRow = ({ invitation, isFirst, hasPicture }: RequestToAnswerRowProps) => {
  const { companyRequests: words } = useStrings();
  const format = useFormat();
  const today = useToday();
  const dayOfRow = useDayOfRow();
  const factsText = useRequestFactsText();
  const { id, request, caretaker } = invitation;
  const title = request.title ?? '';
  const lastDay = lastDayToAnswer(invitation);
  const left = today === null ? null : Math.max(0, daysBetween(today, lastDay));
  const address = href('/invitations/:id', { id });
  return (
    <DayRow
      day={dayOfRow(lastDay)}
      isSoon={left !== null && left <= FEW_DAYS_LEFT}
      {...(hasPicture && { picture: request.coverUrl })}
      title={<TextInItsLanguage text={title} offer={request.translation} />}
      href={address}
      facts={
        <>
          {factsText(invitation)}
          {caretaker && <AssigneeLabel assignee={caretaker} />}
        </>
      }
      next={words.replyBy(format.weekday(lastDay), left)}
      end={
        <LinkButton
          size="small"
          wide
          variant={isFirst ? 'primary' : 'secondary'}
          href={address}
          aria-label={`${words.reply}${words.about(title)}`}
        >
          {words.reply}
        </LinkButton>
      }
    />
  );
};
