import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { inviteTeamMember, type NewTeamInvitation } from '#features/team/core/contract/team.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { InvitationLinkDialog } from './invitation-link-dialog.tsx';
import { refetchTeam } from './queries.ts';

const useInvite = (onClose: () => void) => {
  const strings = useStrings();
  const client = useQueryClient();
  const { team } = strings;
  return useForm<NewTeamInvitation, NewTeamInvitation>({
    schema: inviteTeamMember.body,
    values: { email: '', role: 'member' },
    send: async (body, _, callOptions) => {
      await callEndpoint(inviteTeamMember, { body }, callOptions);
      showToast({ tone: 'success', title: team.invited, text: team.invitedText(body.email) });
      void refetchTeam(client);
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: team.inviteFailed, text: failureReasonOf(error, strings) }),
  });
};

/** The inviter either lets us send an email or passes on a link. */
export const InviteMemberDialog = ({ onClose }: { onClose: () => void }) => {
  const [isLink, setIsLink] = useState(false);
  return isLink ? (
    <InvitationLinkDialog onClose={onClose} />
  ) : (
    <MailDialog onClose={onClose} onLink={() => setIsLink(true)} />
  );
};

const MailDialog = ({ onClose, onLink }: { onClose: () => void; onLink: () => void }) => {
  const { team } = useStrings();
  const form = useInvite(onClose);
  return (
    <FormDialog
      title={team.invite}
      words={{ send: team.send, sending: team.sending, cancel: team.cancel, close: team.close }}
      form={form}
      draftKey="invite-member"
      isIdle={form.watch('email').trim() === ''}
      onClose={onClose}
    >
      <Text>{team.inviteLead}</Text>
      <Field label={team.email} error={form.errorOf('email')}>
        <TextInput {...form.field('email')} type="email" autoComplete="off" />
      </Field>
      <RadioGroup
        legend={team.role}
        options={[
          { value: 'member', label: team.roles.member, note: team.mayDo.member },
          { value: 'manager', label: team.roles.manager, note: team.mayDo.manager },
        ]}
        {...form.field('role')}
      />
      <div>
        <Button variant="quiet" onClick={onLink}>
          {team.linkInstead}
        </Button>
      </div>
    </FormDialog>
  );
};
