import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Badge } from '#design/badge.tsx';
import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Panel } from '#design/panel.tsx';
import type { Invitation, Request } from '#features/requests/core/contract/shapes.ts';
import { DefinitionList, requestQuery, UnverifiedContactNotice } from '#features/requests/core/web/index.ts';
import { inOrderOfStanding } from '#features/requests/pages/rules/order-of-standing.ts';
import { RequestPictures } from '#features/requests/pages/web/parts/request-pictures.tsx';
import { requestStateTones } from '#features/requests/pages/web/parts/request-state-tones.ts';
import { VerbatimText } from '#features/requests/pages/web/parts/verbatim-text.tsx';
import { TextInItsLanguage, useLangAttribute } from '#features/translations/core/web/index.ts';
import { DAY_MS, dayOf } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import { AskAnotherCompany } from './ask-another-company.tsx';
import { AskedCompany } from './asked-company.tsx';
import { CopyToNewRequest } from './copy-to-new-request.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { CloseRequest, ProlongRequest } from './request-actions.tsx';
import { AddRequestFiles, RequestAdditions } from './request-additions.tsx';
import styles from './request.module.css';
import { useRequestDefinitionRows } from './use-request-definition-rows.ts';
import { WithdrawRequestFile } from './withdraw-file.tsx';

interface RequestScreenProps {
  id: string;
  /** Modules above add this beside each company. */
  besides: (invitation: Invitation) => ReactNode;
  /** This stands before the companies. */
  ahead?: ReactNode;
}

export const RequestScreen = ({ id, besides, ahead }: RequestScreenProps) => {
  const { asking } = useStrings();
  const format = useFormat();
  const request = useSuspenseQuery(requestQuery(id)).data;
  const { title, state, sentAt, endsAt, description, files } = request;
  const lang = useLangAttribute(request.translation);
  const summary = useRequestDefinitionRows(request);
  // What waits for the client comes before what waits for companies.
  const isAsked = state === 'open' && request.asked.some(({ answer }) => answer === null);
  return (
    <PageWrap className={styles.page}>
      <BackLink href={href('/requests')}>{asking.myRequests}</BackLink>
      <PageHead
        title={
          title === null ? asking.noTitle : <TextInItsLanguage text={title} offer={request.translation} />
        }
        below={
          <p className={styles.line}>
            <Badge tone={requestStateTones[state]} icon={state === 'open' ? 'check' : undefined}>
              {asking.states[state]}
            </Badge>
            {sentAt && <span>{asking.sentOn(format.longDate(new Date(sentAt)))}</span>}
            {endsAt && state === 'open' && <TimeLeft endsAt={new Date(endsAt)} />}
            <ProlongRequest request={request} />
          </p>
        }
        action={
          <>
            <CloseRequest request={request} />
            <CopyToNewRequest request={request} />
          </>
        }
      />
      <div className={styles.split}>
        <div className={styles.blocks}>
          {state === 'open' && <UnverifiedContactNotice />}
          {ahead}
          {isAsked && <QuestionsPanel request={request} />}
          <Companies request={request} besides={besides} />
          {!isAsked && <QuestionsPanel request={request} />}
          <RequestAdditions request={request} />
        </div>
        <aside className={styles.blocks}>
          <Panel title={asking.asSent}>
            <VerbatimText text={description} lang={lang} />
            <DefinitionList rows={summary} open={asking.stillOpen} />
          </Panel>
          <RequestPictures
            files={files}
            translationOffer={request.translation}
            add={request.abilities.mayAdd && <AddRequestFiles request={request} />}
            actions={request.abilities.mayAdd ? withdrawals(request) : undefined}
          />
        </aside>
      </div>
    </PageWrap>
  );
};

const withdrawals = ({ id, files }: Request) =>
  new Map(files.map((file) => [file.id, <WithdrawRequestFile key={file.id} requestId={id} file={file} />]));

const TimeLeft = ({ endsAt }: { endsAt: Date }) => {
  const { asking } = useStrings();
  const format = useFormat();
  const now = useNow();
  const day = format.longDate(endsAt);
  if (!now) return <span>{asking.untilDay(day)}</span>;
  if (endsAt <= now) return <span>{asking.keptByQuote}</span>;
  // It counts calendar days, as the date beside it reads: not one less from the minute after sending.
  const days = Math.round((Date.parse(dayOf(endsAt)) - Date.parse(dayOf(now))) / DAY_MS);
  return <span>{asking.daysLeft(days, day)}</span>;
};

interface CompaniesProps extends Pick<RequestScreenProps, 'besides'> {
  request: Request;
}

const Companies = ({ request, besides }: CompaniesProps) => {
  const { asking } = useStrings();
  return (
    <Panel
      title={asking.companiesAsked(request.invitations.length)}
      end={asking.askedOf(request.invitations.length)}
    >
      {inOrderOfStanding(request.invitations).map((invitation) => (
        <AskedCompany
          key={invitation.id}
          request={request}
          invitation={invitation}
          besides={besides(invitation)}
        />
      ))}
      {request.abilities.mayAsk && <AskAnotherCompany request={request} />}
    </Panel>
  );
};
