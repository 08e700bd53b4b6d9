import { BackLink } from '#design/back-link.tsx';
import { Badge } from '#design/badge.tsx';
import { Wrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel } from '#design/panel.tsx';
import { DAY_MS } from '#kernel/calendar.ts';
import type { Request } from '#requests/contract/shapes.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { useAnswer } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import type { requestAddress } from './page-addresses.ts';
import { Pairs } from './parts/pairs.tsx';
import { Pictures, Written } from './parts/words.tsx';
import { requestQuestion } from './questions.ts';
import { AddFiles, Additions } from './request/additions.tsx';
import { AskAnother } from './request/ask-another.tsx';
import { AskedCompany } from './request/asked-company.tsx';
import { Questions } from './request/questions-panel.tsx';
import styles from './request/request.module.css';
import { CloseRequest, Prolong } from './request/request-acts.tsx';
import { useToldOf } from './request/use-told-of.ts';
import { stateTones } from './requests-page.tsx';

type RequestMatch = MatchOf<typeof requestAddress>;

const RequestScreen = ({ params: { id } }: RequestMatch) => {
  const { asking } = useStrings();
  const format = useFormat();
  const request = useAnswer(requestQuestion(id));
  const { title, state, sentAt, endsAt, description, files } = request;
  const told = useToldOf(request);
  return (
    <Wrap className={styles.page}>
      <BackLink href="/requests">{asking.myRequests}</BackLink>
      <PageHead
        title={title ?? asking.noTitle}
        below={
          <p className={styles.line}>
            <Badge tone={stateTones[state]} icon={state === 'open' ? 'check' : undefined}>
              {asking.states[state]}
            </Badge>
            {sentAt && <span>{asking.sentOn(format.longDate(new Date(sentAt)))}</span>}
            {endsAt && state === 'open' && <TimeLeft endsAt={new Date(endsAt)} />}
            <Prolong request={request} />
          </p>
        }
        action={<CloseRequest request={request} />}
      />
      <div className={styles.split}>
        <div className={styles.blocks}>
          <Companies request={request} />
          <Questions request={request} />
          <Additions request={request} />
        </div>
        <aside className={styles.blocks}>
          <Panel title={asking.asSent}>
            <Written text={description} />
            <Pairs told={told} open={asking.stillOpen} />
          </Panel>
          <Pictures files={files} add={request.abilities.mayAdd && <AddFiles request={request} />} />
        </aside>
      </div>
    </Wrap>
  );
};

const TimeLeft = ({ endsAt }: { endsAt: Date }) => {
  const { asking } = useStrings();
  const format = useFormat();
  const now = useNow();
  const day = format.longDate(endsAt);
  if (!now) return <span>{asking.untilDay(day)}</span>;
  const days = Math.max(0, Math.floor((endsAt.getTime() - now.getTime()) / DAY_MS));
  return <span>{asking.daysLeft(days, day)}</span>;
};

const Companies = ({ request }: { request: Request }) => {
  const { asking } = useStrings();
  return (
    <Panel
      title={asking.companiesAsked(request.invitations.length)}
      end={asking.askedOf(request.invitations.length)}
    >
      {request.invitations.map((invitation) => (
        <AskedCompany key={invitation.id} request={request} invitation={invitation} />
      ))}
      {request.abilities.mayAsk && <AskAnother request={request} />}
    </Panel>
  );
};

export const page = definePage<typeof requestAddress>({
  tables: ['asking', 'requests'],
  questions: ({ params: { id } }) => [requestQuestion(id)],
  head: ({ match: { params }, read, strings: { asking } }) => ({
    title: asking.pageTitle(read(requestQuestion(params.id))?.title ?? asking.noTitle),
    isHiddenFromSearch: true,
  }),
  Screen: RequestScreen,
});
