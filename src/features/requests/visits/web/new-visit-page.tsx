import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BackLink } from '#design/back-link.tsx';
import { Field } from '#design/field.tsx';
import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { partnerQuery } from '#features/messaging/core/web/index.ts';
import { invitationQuery } from '#features/requests/core/web/index.ts';
import { MAX_VISIT_PLACE_LENGTH } from '#features/requests/visits/contract/fields.ts';
import { proposeVisit } from '#features/requests/visits/contract/visits.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import type { newVisitRoute } from './page-routes.ts';
import { ProposalForm, type ProposalFormValues } from './parts/proposal-form.tsx';
import { ProposalPreview } from './parts/proposal-preview.tsx';
import { useVisitAction } from './parts/use-visit-action.ts';
import { visitCalendarQuery } from './queries.ts';
import styles from './visits.module.css';

type NewVisitMatch = RouteMatchOf<typeof newVisitRoute>;

const NewVisitScreen = ({ search }: NewVisitMatch) =>
  search.invitation === undefined ? (
    <ForPartner partner={search.partner ?? 0} />
  ) : (
    <ForRequest invitation={search.invitation} />
  );

const ForRequest = ({ invitation }: { invitation: number }) => {
  const { visiting } = useStrings();
  const { client, invitations } = useSuspenseQuery(invitationQuery(String(invitation))).data;
  const back = {
    href: href('/invitations/:id', { id: invitation }),
    label: visiting.backToRequest(client.name),
  };
  if (invitations.some(({ blockedBy }) => blockedBy !== null))
    return <NotPossible back={back} reason={visiting.isApart(client.name)} />;
  return <Form recipient={{ invitationId: invitation }} client={client.name} back={back} />;
};

const ForPartner = ({ partner }: { partner: number }) => {
  const { visiting } = useStrings();
  const { name, abilities, isBlocked, hasBlockedMe } = useSuspenseQuery(partnerQuery(String(partner))).data;
  const whyNot = isBlocked || hasBlockedMe ? visiting.isApart : visiting.notInTouch;
  const back = { href: href('/messages/:id', { id: partner }), label: visiting.backToMessages(name) };
  if (!abilities.mayPropose) return <NotPossible back={back} reason={whyNot(name)} />;
  return <Form recipient={{ partnerId: partner }} client={name} back={back} />;
};

const NotPossible = ({ back, reason }: { back: FormProps['back']; reason: string }) => {
  const { visiting } = useStrings();
  return (
    <PageWrap className={styles.page}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <PageHead title={visiting.proposeTitle} below={<p>{reason}</p>} />
    </PageWrap>
  );
};

interface FormProps {
  recipient: { invitationId: number } | { partnerId: number };
  client: string;
  back: { href: string; label: string };
}

const Form = ({ recipient, client, back }: FormProps) => {
  const { visiting } = useStrings();
  const { navigate } = useNavigation();
  const { members } = useSuspenseQuery(visitCalendarQuery).data;
  const me = members.find(({ isMe }) => isMe);
  const [memberId, setMemberId] = useState(me?.id ?? null);
  const [place, setPlace] = useState('');
  const propose = useVisitAction((proposal: ProposalFormValues, callOptions) =>
    callEndpoint(
      proposeVisit,
      { body: { ...recipient, ...proposal, place, ...(memberId !== null && { memberId }) } },
      callOptions,
    ),
  );
  const send = async (proposal: ProposalFormValues) => {
    if (!(await propose.change(proposal))) return;
    showToast({ tone: 'success', title: visiting.wasProposed });
    navigate(
      'invitationId' in recipient
        ? href('/invitations/:id', { id: recipient.invitationId })
        : href('/visits'),
    );
  };
  return (
    <PageWrap className={styles.page}>
      <BackLink href={back.href}>{back.label}</BackLink>
      <PageHead title={visiting.proposeTitle} below={<p>{visiting.proposeText(client)}</p>} />
      <div className={styles.split}>
        <ProposalForm
          memberId={memberId}
          action={visiting.proposeNow}
          hint={visiting.onlyTaken(client)}
          isBusy={propose.isBusy}
          onPropose={(proposal) => void send(proposal)}
          renderPreview={(proposal) => <ProposalPreview client={client} {...proposal} />}
        >
          {members.length > 1 && (
            <Field label={visiting.whoComes}>
              <Select
                value={memberId ?? ''}
                onChange={({ currentTarget: { value } }) => setMemberId(Number(value))}
              >
                {members.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <Field label={visiting.place} mark={visiting.optional} hint={visiting.placeHint}>
            <TextInput
              maxLength={MAX_VISIT_PLACE_LENGTH}
              value={place}
              onChange={({ currentTarget: { value } }) => setPlace(value)}
            />
          </Field>
        </ProposalForm>
      </div>
    </PageWrap>
  );
};

export const pageDefinition = definePage<typeof newVisitRoute>({
  tables: ['visiting'],
  queries: ({ search: { invitation, partner } }) => [
    visitCalendarQuery,
    invitation === undefined ? partnerQuery(String(partner)) : invitationQuery(String(invitation)),
  ],
  head: ({ strings: { visiting } }) => ({
    title: visiting.pageTitle(visiting.proposeTitle),
    isHiddenFromSearch: true,
  }),
  Screen: NewVisitScreen,
});
