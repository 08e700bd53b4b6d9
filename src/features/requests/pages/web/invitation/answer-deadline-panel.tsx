import { classNames } from '#design/class-names.ts';
import { Panel } from '#design/panel.tsx';
import type { Invitation, Request } from '#features/requests/core/contract/shapes.ts';
import { isInvitationRunning, isInvitationUnanswered } from '#features/requests/core/rules/requests.ts';
import { dayOf, noonOf } from '#kernel/calendar.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './invitation.module.css';

interface DueProps {
  request: Request;
  invitation: Invitation;
}

/** Until the company's deadline each day is a cell; the text says the same. */
export const AnswerDeadlinePanel = ({ request, invitation }: DueProps) => {
  const { asking } = useStrings();
  const format = useFormat();
  if (!isInvitationUnanswered(invitation.state))
    return (
      <Panel>
        <div className={styles.dueHead}>
          <b>{asking.answered}</b>
          {isInvitationRunning(invitation.state) && <span>{asking.answeredText}</span>}
        </div>
      </Panel>
    );
  const last = new Date(Date.parse(invitation.dueAt) - 1);
  return (
    <>
      <Panel>
        <div className={styles.dueHead}>
          <p>{asking.dueTitle}</p>
          <b>{asking.dueAt(format.weekday(dayOf(last)))}</b>
          <span>{asking.dueText}</span>
        </div>
        <Days days={invitation.days} />
      </Panel>
      <p className={styles.end}>{asking.endText(request.client.name)}</p>
    </>
  );
};

const SHOWN = 7;

const Days = ({ days }: Pick<Invitation, 'days'>) => {
  const { asking } = useStrings();
  const format = useFormat();
  // During a long leave only the last week matters.
  const visibleDays = days.slice(-SHOWN);
  const lastAt = visibleDays.length - 1;
  return (
    <ol className={styles.days}>
      {visibleDays.map(({ day, isWorking }, index) => (
        <li key={day} className={classNames(!isWorking && styles.shut, index === lastAt && styles.last)}>
          <span>{format.weekday(day).split(' ')[0]}</span>
          <b>{noonOf(day).getUTCDate()}</b>
          <small>
            {wordOf({ isFirst: day === days[0]?.day, isLast: index === lastAt, isWorking }, asking)}
          </small>
        </li>
      ))}
    </ol>
  );
};

const wordOf = (
  { isFirst, isLast, isWorking }: { isFirst: boolean; isLast: boolean; isWorking: boolean },
  words: { asked: string; lastDay: string; closed: string },
) => {
  if (isFirst) return words.asked;
  if (isLast) return words.lastDay;
  return isWorking ? '' : words.closed;
};
