import { useState } from 'react';
import { Field } from '#design/field.tsx';
import { Stack, TwoColumns } from '#design/layout.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { updateUser } from '#features/accounts/core/contract/settings.ts';
import {
  type SentCode,
  sentCodes,
} from '#features/accounts/settings/web/profile-and-settings/contacts-to-verify.ts';
import { SaveFoot } from '#features/accounts/settings/web/profile-and-settings/save-foot.tsx';
import { useContactProof } from '#features/accounts/settings/web/profile-and-settings/use-contact-proof.tsx';
import { useDetailsForm } from '#features/accounts/settings/web/profile-and-settings/use-details-form.ts';
import { useOwnAccount } from '#features/accounts/settings/web/profile-and-settings/use-own-account.ts';
import { ContactRow } from '#features/accounts/settings/web/profile-and-settings/verification-status.tsx';
import { WaitingContact } from '#features/accounts/settings/web/profile-and-settings/waiting-contact.tsx';
import type { CurrentUser } from '#kernel/current-user.ts';
import { callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useStrings } from '#web/strings.tsx';

const detailsOf = ({ username, fullName, email, phoneNumber }: CurrentUser) => ({
  username,
  fullName,
  email,
  phoneNumber,
});

const useProfileForm = (user: CurrentUser, setPendingCodes: (pendingCodes: readonly SentCode[]) => void) => {
  const { cacheUser } = useOwnAccount();
  return useDetailsForm({
    details: detailsOf(user),
    schema: updateUser.body,
    update: async (changes) => {
      const updated = await callEndpoint(updateUser, { body: changes });
      await cacheUser(updated);
      const pendingCodes = sentCodes(updated, changes);
      setPendingCodes(pendingCodes);
      return { savedDetails: detailsOf(updated), sentTo: pendingCodes.map(({ to }) => to) };
    },
  });
};

export const ProfilePanel = ({ user }: { user: CurrentUser }) => {
  const { accounts } = useStrings();
  const [pendingCodes, setPendingCodes] = useState<readonly SentCode[]>([]);
  const form = useProfileForm(user, setPendingCodes);
  const proof = useContactProof(user, { pendingCodes, setPendingCodes, onProved: form.follow });
  const { field, errorOf } = form;
  return (
    <Panel title={accounts.aboutYou}>
      <Form onSubmit={form.submit}>
        <PanelBody>
          <Stack gap={5}>
            <TwoColumns>
              <Field label={accounts.username} error={errorOf('username')}>
                <TextInput autoComplete="username" {...field('username')} />
              </Field>
              <Field label={accounts.fullName} mark={accounts.optional} error={errorOf('fullName')}>
                <TextInput autoComplete="name" {...field('fullName')} />
              </Field>
            </TwoColumns>
            <TwoColumns>
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
            </TwoColumns>
          </Stack>
        </PanelBody>
        <SaveFoot form={form} />
      </Form>
      {proof.dialog}
    </Panel>
  );
};
