import { useState } from 'react';
import { ContactRow } from '#account-settings/web/profile-and-settings/contact-row.tsx';
import { SaveFoot } from '#account-settings/web/profile-and-settings/save-foot.tsx';
import { type SentCode, sentCodes } from '#account-settings/web/profile-and-settings/sent-codes.ts';
import { useContactProof } from '#account-settings/web/profile-and-settings/use-contact-proof.tsx';
import { useDetailsForm } from '#account-settings/web/profile-and-settings/use-details-form.ts';
import { useOwnAccount } from '#account-settings/web/profile-and-settings/use-own-account.ts';
import { WaitingContact } from '#account-settings/web/profile-and-settings/waiting-contact.tsx';
import { updateUser } from '#accounts/contract/settings.ts';
import { Field } from '#design/field.tsx';
import { Pair, Stack } from '#design/layout.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import type { User } from '#kernel/current-user.ts';
import { call } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useStrings } from '#web/strings.tsx';

const detailsOf = ({ username, fullName, email, phoneNumber }: User) => ({
  username,
  fullName,
  email,
  phoneNumber,
});

const useProfileForm = (user: User, setSent: (sent: readonly SentCode[]) => void) => {
  const { keepUser } = useOwnAccount();
  return useDetailsForm({
    details: detailsOf(user),
    schema: updateUser.body,
    update: async (changes) => {
      const updated = await call(updateUser, { body: changes });
      await keepUser(updated);
      const sent = sentCodes(updated, changes);
      setSent(sent);
      return { kept: detailsOf(updated), sentTo: sent.map(({ to }) => to) };
    },
  });
};

export const ProfilePanel = ({ user }: { user: User }) => {
  const { accounts } = useStrings();
  const [sent, setSent] = useState<readonly SentCode[]>([]);
  const form = useProfileForm(user, setSent);
  const proof = useContactProof(user, { sent, setSent, onProved: form.follow });
  const { field, errorOf } = form;
  return (
    <Panel title={accounts.aboutYou}>
      <Form onSubmit={form.submit}>
        <PanelBody>
          <Stack gap={5}>
            <Pair>
              <Field label={accounts.username} error={errorOf('username')}>
                <TextInput autoComplete="username" {...field('username')} />
              </Field>
              <Field label={accounts.fullName} mark={accounts.optional} error={errorOf('fullName')}>
                <TextInput autoComplete="name" {...field('fullName')} />
              </Field>
            </Pair>
            <Pair>
              <Field
                label={accounts.email}
                error={errorOf('email')}
                hint={
                  <>
                    <ContactRow
                      isVerified={user.isEmailVerified}
                      label={accounts.verifyEmail}
                      isBusy={proof.isRequesting}
                      onVerify={() => proof.start('email')}
                    />
                    <WaitingContact user={user} type="email" proof={proof} />
                  </>
                }
              >
                <TextInput type="email" autoComplete="email" {...field('email')} />
              </Field>
              <Field
                label={accounts.phoneNumber}
                mark={accounts.optional}
                error={errorOf('phoneNumber')}
                hint={
                  <>
                    <ContactRow
                      isVerified={user.isPhoneVerified}
                      label={accounts.verifyPhone}
                      isBusy={proof.isRequesting}
                      onVerify={user.phoneNumber === null ? undefined : () => proof.start('sms')}
                    />
                    <WaitingContact user={user} type="sms" proof={proof} />
                  </>
                }
              >
                <TextInput type="tel" autoComplete="tel" {...field('phoneNumber')} />
              </Field>
            </Pair>
          </Stack>
        </PanelBody>
        <SaveFoot form={form} />
      </Form>
      {proof.dialog}
    </Panel>
  );
};
