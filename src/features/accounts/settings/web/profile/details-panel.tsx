import { useState } from 'react';
import { Field } from '#design/field.tsx';
import { Stack, TwoColumns } from '#design/layout.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { type ClientProfile, updateClientProfile } from '#features/accounts/core/contract/settings.ts';
import {
  type SentCode,
  sentCodes,
} from '#features/accounts/settings/web/profile-and-settings/contacts-to-verify.ts';
import { SaveFoot } from '#features/accounts/settings/web/profile-and-settings/save-foot.tsx';
import { useContactProof } from '#features/accounts/settings/web/profile-and-settings/use-contact-proof.tsx';
import { useDetailsForm } from '#features/accounts/settings/web/profile-and-settings/use-details-form.ts';
import { useOwnAccount } from '#features/accounts/settings/web/profile-and-settings/use-own-account.ts';
import { WaitingContact } from '#features/accounts/settings/web/profile-and-settings/waiting-contact.tsx';
import { callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useStrings } from '#web/strings.tsx';
import type { OwnProfileProps } from './profile-props.ts';

// An empty name is never stored, because it does not count as a change.
const detailsOf = ({ fullName, email, passport, phoneNumber }: ClientProfile) => ({
  fullName: fullName ?? '',
  email,
  passport,
  phoneNumber,
});

const useProfileForm = (
  profile: ClientProfile,
  setPendingCodes: (pendingCodes: readonly SentCode[]) => void,
) => {
  const { cacheProfile } = useOwnAccount();
  return useDetailsForm({
    details: detailsOf(profile),
    schema: updateClientProfile.body,
    update: async (changes) => {
      const updated = await callEndpoint(updateClientProfile, { body: changes });
      await cacheProfile(updated);
      const pendingCodes = sentCodes(updated, changes);
      setPendingCodes(pendingCodes);
      return { savedDetails: detailsOf(updated), sentTo: pendingCodes.map(({ to }) => to) };
    },
  });
};

export const DetailsPanel = ({ user, profile }: OwnProfileProps) => {
  const { accounts } = useStrings();
  const [pendingCodes, setPendingCodes] = useState<readonly SentCode[]>([]);
  const form = useProfileForm(profile, setPendingCodes);
  const proof = useContactProof(user, { pendingCodes, setPendingCodes, onProved: form.follow });
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
                hint={<WaitingContact user={profile} type="email" proof={proof} />}
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
                    <WaitingContact user={profile} type="sms" proof={proof} />
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
        <SaveFoot form={form} />
      </Form>
      {proof.dialog}
    </Panel>
  );
};
