import { useState } from 'react';
import { SaveFoot } from '#account-settings/web/profile-and-settings/save-foot.tsx';
import { type SentCode, sentCodes } from '#account-settings/web/profile-and-settings/sent-codes.ts';
import { useContactProof } from '#account-settings/web/profile-and-settings/use-contact-proof.tsx';
import { useDetailsForm } from '#account-settings/web/profile-and-settings/use-details-form.ts';
import { useOwnAccount } from '#account-settings/web/profile-and-settings/use-own-account.ts';
import { WaitingContact } from '#account-settings/web/profile-and-settings/waiting-contact.tsx';
import { type ClientProfile, updateClientProfile } from '#accounts/contract/settings.ts';
import { Field } from '#design/field.tsx';
import { Pair, Stack } from '#design/layout.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { call } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useStrings } from '#web/strings.tsx';
import type { OwnProfileProps } from './profile-props.ts';

// Without a name nothing is saved: an empty one never counts as a change.
const detailsOf = ({ fullName, email, passport, phoneNumber }: ClientProfile) => ({
  fullName: fullName ?? '',
  email,
  passport,
  phoneNumber,
});

const useProfileForm = (profile: ClientProfile, setSent: (sent: readonly SentCode[]) => void) => {
  const { keepProfile } = useOwnAccount();
  return useDetailsForm({
    details: detailsOf(profile),
    schema: updateClientProfile.body,
    update: async (changes) => {
      const updated = await call(updateClientProfile, { body: changes });
      await keepProfile(updated);
      const sent = sentCodes(updated, changes);
      setSent(sent);
      return { kept: detailsOf(updated), sentTo: sent.map(({ to }) => to) };
    },
  });
};

export const DetailsPanel = ({ user, profile }: OwnProfileProps) => {
  const { accounts } = useStrings();
  const [sent, setSent] = useState<readonly SentCode[]>([]);
  const form = useProfileForm(profile, setSent);
  const proof = useContactProof(user, { sent, setSent, onProved: form.follow });
  const { field, errorOf } = form;
  return (
    <Panel title={accounts.aboutYou}>
      <Form onSubmit={form.submit}>
        <PanelBody>
          <Stack gap={5}>
            <Pair>
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
            </Pair>
            <Pair>
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
            </Pair>
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
