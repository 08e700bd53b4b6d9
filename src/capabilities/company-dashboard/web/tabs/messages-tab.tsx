import { useQueryClient } from '@tanstack/react-query';
import { Leads } from '#company-dashboard/web/leads/leads.tsx';
import { LeadsBar } from '#company-dashboard/web/leads/leads-bar.tsx';
import { leadPageQuestion, leadQuestions, stagesQuestion } from '#company-dashboard/web/leads/questions.ts';
import { type DeskMatch, deskCursorIn, isMineIn } from '#company-dashboard/web/tabs.ts';
import { Button } from '#design/button.tsx';
import { LetterArt } from '#design/empty-art/letter-art.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { NewRequests } from '#requests/web/index.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';

/** What the company was asked, who has written to it, and how far each is. */
export const DeskMessagesTab = ({ match }: { match: DeskMatch }) => (
  <>
    <LeadsBar match={match} />
    <NewRequests isMine={isMineIn(match)} />
    <WrittenLeads match={match} />
  </>
);

const WrittenLeads = ({ match }: { match: DeskMatch }) => {
  const { leads } = useStrings();
  const after = deskCursorIn(match);
  const { answer, error } = useOutcome(leadPageQuestion(match));
  const stages = useOutcome(stagesQuestion(match));
  // Where a lead stands is not to be guessed: without that it would stand there as new.
  if (!answer || !stages.answer) return error || stages.error ? <Failed match={match} /> : <SkeletonRows />;
  if (answer.items.length === 0 && after === undefined) {
    const [title, text] = isMineIn(match)
      ? [leads.noneMine, leads.noneMineText]
      : [leads.none, leads.noneText];
    return <EmptyState level={2} art={<LetterArt />} title={title} text={text} />;
  }
  return <Leads match={match} page={answer} />;
};

const Failed = ({ match }: { match: DeskMatch }) => {
  const { leads } = useStrings();
  const client = useQueryClient();
  const askAgain = () => {
    for (const { queryKey } of leadQuestions(match)) void client.refetchQueries({ queryKey });
  };
  return (
    <EmptyState
      level={2}
      art={<StonesArt />}
      title={leads.failed}
      text={leads.failedText}
      action={<Button onClick={askAgain}>{leads.tryAgain}</Button>}
    />
  );
};
