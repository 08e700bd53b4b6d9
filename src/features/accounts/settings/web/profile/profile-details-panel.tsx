import { useState } from 'react';
import { Field } from '#design/field.tsx';
import { Stack, TwoColumns } from '#design/layout.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import {
  type ClientProfile,
  updateClientProfile,
} from '#features/accounts/core/contract/account-settings.ts';
import {
  type ContactToVerify,
  listContactsToVerify,
} from '#features/accounts/settings/web/profile-and-settings/contacts-to-verify.ts';
import { PendingContact } from '#features/accounts/settings/web/profile-and-settings/pending-contact.tsx';
import { SaveFormFooter } from '#features/accounts/settings/web/profile-and-settings/save-form-footer.tsx';
import { useAccountCache } from '#features/accounts/settings/web/profile-and-settings/use-account-cache.ts';
import { useContactVerification } from '#features/accounts/settings/web/profile-and-settings/use-contact-verification.tsx';
import { useOwnDetailsForm } from '#features/accounts/settings/web/profile-and-settings/use-own-details-form.ts';
import { callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useStrings } from '#web/strings.tsx';
import type { OwnProfileProps } from './own-profile-props.ts';

// An empty name is never stored, because it does not count as a change.
const detailsOf = ({ fullName, email, passport, phoneNumber }: ClientProfile) => ({
  fullName: fullName ?? '',
  email,
  passport,
  phoneNumber,
});

const useProfileForm = (
  profile: ClientProfile,
  setPendingCodes: (pendingCodes: readonly ContactToVerify[]) => void,
) => {
  const { cacheProfile } = useAccountCache();
  return useOwnDetailsForm({
    details: detailsOf(profile),
    schema: updateClientProfile.body,
    update: async (changes) => {
      const updated = await callEndpoint(updateClientProfile, { body: changes });
      await cacheProfile(updated);
      const pendingCodes = listContactsToVerify(updated, changes);
      setPendingCodes(pendingCodes);
      return { savedDetails: detailsOf(updated), sentTo: pendingCodes.map(({ to }) => to) };
    },
  });
};

export const ProfileDetailsPanel = ({ user, profile }: OwnProfileProps) => {
  const { accounts } = useStrings();
  const [pendingCodes, setPendingCodes] = useState<readonly ContactToVerify[]>([]);
  const form = useProfileForm(profile, setPendingCodes);
  const proof = useContactVerification(user, { pendingCodes, setPendingCodes, onProved: form.follow });
  const { field, errorOf } = form;
  return (
    <Panel title={accounts.aboutYou}>
      <Form onSubmit={form.submit}>
        <PanelBody>
          <Stack gap={5}>
            <TwoColumns>
              <Field label={accounts.fullName} error={errorOf('fullName')}>
                <TextInput autoComplete="name" {...field('fullName')} />
              </Field>
              <Field
                label={accounts.email}
                error={errorOf('email')}
                hint={<PendingContact user={profile} type="email" proof={proof} />}
              >
                <TextInput type="email" autoComplete="email" {...field('email')} />
              </Field>
            </TwoColumns>
            <TwoColumns>
              <Field
                label={accounts.phoneNumber}
                mark={accounts.optional}
                hint={
                  <>
                    {accounts.phoneHint}
                    <PendingContact user={profile} type="sms" proof={proof} />
                  </>
                }
                error={errorOf('phoneNumber')}
              >
                <TextInput type="tel" autoComplete="tel" {...field('phoneNumber')} />
              </Field>
              <Field label={accounts.country}>
                <TextInput value={accounts.countryName} disabled />
              </Field>
            </TwoColumns>
            {profile.passport && (
              <Field
                label={accounts.passport}
                mark={accounts.optional}
                hint={accounts.passportHint}
                error={errorOf('passport')}
              >
                <TextInput autoComplete="off" spellCheck={false} {...field('passport')} />
              </Field>
            )}
          </Stack>
        </PanelBody>
        <SaveFormFooter form={form} />
      </Form>
      {proof.dialog}
    </Panel>
  );
};
