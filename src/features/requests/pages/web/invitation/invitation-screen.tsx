import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Avatar } from '#design/avatar.tsx';
import { BackLink } from '#design/back-link.tsx';
import { Badge } from '#design/badge.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { fetchRequestPdf, markInvitationSeen } from '#features/requests/core/contract/invitations.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { answerInWords } from '#features/requests/core/rules/request-in-words.ts';
import { invitationQuery } from '#features/requests/core/web/index.ts';
import { RequestPictures } from '#features/requests/pages/web/parts/request-pictures.tsx';
import { useInvitationStateText } from '#features/requests/pages/web/parts/use-invitation-state-text.ts';
import { VerbatimText } from '#features/requests/pages/web/parts/verbatim-text.tsx';
import { AssigneeMenu } from '#features/team/core/web/index.ts';
import { TextInItsLanguage, Translatable, TranslatableText } from '#features/translations/core/web/index.ts';
import { requestPath } from '#kernel/endpoint.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { AnswerDeadlinePanel } from './answer-deadline-panel.tsx';
import { type ExtraInvitationActionProps, InvitationActions, ReplyHint } from './invitation-actions.tsx';
import styles from './invitation.module.css';
import { ReportRequest } from './report-request.tsx';
import { RequestFacts } from './request-facts.tsx';

/** Opening marks the invitation as seen: that is no answer yet, but the client knows. */
const useSeen = (id: string, isNew: boolean) => {
  const client = useQueryClient();
  useEffect(() => {
    if (!isNew) return;
    void callEndpoint(markInvitationSeen, { params: { id } })
      .then((request) => client.setQueryData(invitationQuery(id).queryKey, request))
      .catch(() => undefined);
  }, [client, id, isNew]);
};

interface InvitationScreenProps {
  id: string;
  /** Modules above add further replies, and panels about their outcome. */
  besides: ExtraInvitationActionProps & { panels: ReactNode };
}

export const InvitationScreen = ({ id, besides }: InvitationScreenProps) => {
  const { asking } = useStrings();
  const format = useFormat();
  const names = useTranslatedNames();
  const wordOf = useInvitationStateText('company');
  const request = useSuspenseQuery(invitationQuery(id)).data;
  const [ownInvitation] = request.invitations;
  useSeen(id, ownInvitation?.state === 'sent');
  if (!ownInvitation) return null;
  return (
    <PageWrap className={styles.page}>
      <BackLink href={href('/invitations')}>{asking.backToRequests}</BackLink>
      <div className={styles.grid}>
        <header className={styles.head}>
          <h1 tabIndex={-1}>
            <TextInItsLanguage text={request.title ?? ''} offer={request.translation} />
          </h1>
          <p className={styles.line}>
            <Badge tone={ownInvitation.state === 'sent' || ownInvitation.state === 'seen' ? 'hot' : 'plain'}>
              {wordOf(ownInvitation)}
            </Badge>
            <span>{request.category && names.of(request.category)}</span>
            <span>{asking.sentOn(format.longDate(new Date(ownInvitation.sentAt)))}</span>
          </p>
          <p className={styles.who}>
            <Avatar name={request.client.name} size="small" />
            {request.client.name}
          </p>
          <AssigneeMenu clientId={request.client.id} />
          <p className={styles.pdf}>
            <LinkButton
              variant="quiet"
              size="small"
              icon="document"
              href={requestPath(fetchRequestPdf, { params: { id: ownInvitation.id } })}
              download
            >
              {asking.downloadPdf}
            </LinkButton>
          </p>
        </header>
        <div className={styles.due}>
          <AnswerDeadlinePanel request={request} invitation={ownInvitation} />
          <InvitationActions
            request={request}
            invitation={ownInvitation}
            main={besides.main}
            action={besides.action}
          />
          <ReplyHint request={request} invitation={ownInvitation} />
          <div className={styles.besides}>{besides.panels}</div>
        </div>
        <Brief request={request} />
      </div>
    </PageWrap>
  );
};

const Brief = ({ request }: { request: Request }) => {
  const { asking } = useStrings();
  const format = useFormat();
  const { description, additions, questions, files, asked } = request;
  const answeredQuestions = questions.filter(({ answer }) => answer !== null);
  return (
    <div className={styles.main}>
      <RequestFacts request={request} />
      <Panel title={asking.inTheirWords}>
        <Translatable of="request" id={request.id} text={description ?? ''} offer={request.translation}>
          {(text, lang) => <VerbatimText text={text} lang={lang} />}
        </Translatable>
        {additions.map(({ id, text, isWithdrawal, createdAt, translation }) => (
          <Translatable key={id} of="addition" id={id} text={text} offer={translation}>
            {(words, lang) => (
              <p className={styles.added}>
                <b>{asking.addedOn(format.shortDate(new Date(createdAt)))}</b>
                <span lang={isWithdrawal ? undefined : lang}>
                  {isWithdrawal ? asking.fileWithdrawn(text) : words}
                </span>
              </p>
            )}
          </Translatable>
        ))}
      </Panel>
      {answeredQuestions.length > 0 && (
        <Panel title={asking.questionsAndAnswers} end={answeredQuestions.length}>
          <dl className={styles.answers}>
            {answeredQuestions.map((question) => (
              <div key={question.id}>
                <dt>{question.label}</dt>
                <dd>{question.answer !== null && answerInWords(question, question.answer, asking)}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      <RequestPictures files={files} translationOffer={request.translation} />
      {asked.length > 0 && (
        <Panel title={asking.askedAndAnswered}>
          <dl className={styles.answers}>
            {asked.map(({ id, text, translation, answer, answerTranslation, isForAll }) => (
              <div key={id}>
                <dt>
                  <TranslatableText of="question" id={id} text={text} offer={translation} />
                </dt>
                <dd>
                  <TranslatableText
                    of="answer"
                    id={id}
                    text={answer ?? asking.notAnswered}
                    offer={answerTranslation}
                  />
                  {isForAll && <small>{asking.answeredAll}</small>}
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      <ReportRequest request={request} />
    </div>
  );
};
