import { useState } from 'react';
import { Field } from '#design/field.tsx';
import { Stack, TwoColumns } from '#design/layout.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { updateOwnUser } from '#features/accounts/core/contract/account-settings.ts';
import {
  type ContactToVerify,
  listContactsToVerify,
} from '#features/accounts/settings/web/profile-and-settings/contacts-to-verify.ts';
import { PendingContact } from '#features/accounts/settings/web/profile-and-settings/pending-contact.tsx';
import { SaveFormFooter } from '#features/accounts/settings/web/profile-and-settings/save-form-footer.tsx';
import { useAccountCache } from '#features/accounts/settings/web/profile-and-settings/use-account-cache.ts';
import { useContactVerification } from '#features/accounts/settings/web/profile-and-settings/use-contact-verification.tsx';
import { useOwnDetailsForm } from '#features/accounts/settings/web/profile-and-settings/use-own-details-form.ts';
import { VerificationStatus } from '#features/accounts/settings/web/profile-and-settings/verification-status.tsx';
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

const useProfileForm = (
  user: CurrentUser,
  setPendingCodes: (pendingCodes: readonly ContactToVerify[]) => void,
) => {
  const { cacheUser } = useAccountCache();
  return useOwnDetailsForm({
    details: detailsOf(user),
    schema: updateOwnUser.body,
    update: async (changes) => {
      const updated = await callEndpoint(updateOwnUser, { body: changes });
      await cacheUser(updated);
      const pendingCodes = listContactsToVerify(updated, changes);
      setPendingCodes(pendingCodes);
      return { savedDetails: detailsOf(updated), sentTo: pendingCodes.map(({ to }) => to) };
    },
  });
};

export const ProfileFormPanel = ({ user }: { user: CurrentUser }) => {
  const { accounts } = useStrings();
  const [pendingCodes, setPendingCodes] = useState<readonly ContactToVerify[]>([]);
  const form = useProfileForm(user, setPendingCodes);
  const proof = useContactVerification(user, { pendingCodes, setPendingCodes, onProved: form.follow });
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
                    <VerificationStatus
                      isVerified={user.isEmailVerified}
                      label={accounts.verifyEmail}
                      isBusy={proof.isRequesting}
                      onVerify={() => proof.start('email')}
                    />
                    <PendingContact user={user} type="email" proof={proof} />
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
                    <VerificationStatus
                      isVerified={user.isPhoneVerified}
                      label={accounts.verifyPhone}
                      isBusy={proof.isRequesting}
                      onVerify={user.phoneNumber === null ? undefined : () => proof.start('sms')}
                    />
                    <PendingContact user={user} type="sms" proof={proof} />
                  </>
                }
              >
                <TextInput type="tel" autoComplete="tel" {...field('phoneNumber')} />
              </Field>
            </TwoColumns>
          </Stack>
        </PanelBody>
        <SaveFormFooter form={form} />
      </Form>
      {proof.dialog}
    </Panel>
  );
};
