import type * as z from 'zod/mini';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { TextInput } from '#design/text-input.tsx';
import { TextLink } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { ScriptRequiredNotice, PasswordField } from '#features/accounts/core/web/index.ts';
import { AuthFormNote, AcceptTermsNote } from '#features/accounts/sign-in/web/index.ts';
import { joinTeam } from '#features/team/core/contract/team.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { pathInPageLanguage } from '#web/navigation/current-address.ts';
import { useStrings } from '#web/strings.tsx';

type Values = z.output<typeof joinTeam.body>;

const useJoin = (token: string, asksEmail: boolean) => {
  const strings = useStrings();
  const { team } = strings;
  return useForm<Values, Values>({
    schema: joinTeam.body,
    values: { username: '', password: '', ...(asksEmail && { email: '' }) },
    send: async (body) => {
      await callEndpoint(joinTeam, { params: { token }, body });
      // The link is used up, so this page cannot be loaded again.
      location.replace(pathInPageLanguage(href('/company-dashboard')));
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: team.joinFailed, text: failureReasonOf(error, strings) }),
  });
};

/** Joins with a new account. Its email is the one the link was sent to, if it was sent. */
export const JoinForm = ({ token, asksEmail }: { token: string; asksEmail: boolean }) => {
  const { team } = useStrings();
  const form = useJoin(token, asksEmail);
  return (
    <>
      <Form onSubmit={form.submit} label={team.makeAccount}>
        <Stack gap={5}>
          <ScriptRequiredNotice />
          <Field label={team.username} error={form.errorOf('username')}>
            <TextInput {...form.field('username')} autoComplete="username" />
          </Field>
          {asksEmail && (
            <Field label={team.email} error={form.errorOf('email')}>
              <TextInput {...form.field('email')} type="email" autoComplete="email" />
            </Field>
          )}
          <PasswordField
            label={team.password}
            field={form.field('password')}
            error={form.errorOf('password')}
            autoComplete="new-password"
          />
          <AcceptTermsNote />
          <Button type="submit" variant="primary" wide busy={form.isSending} busyText={team.joining}>
            {team.joinButton}
          </Button>
        </Stack>
      </Form>
      <AuthFormNote>
        {team.haveAccount} <TextLink href={href('/auth')}>{team.signIn}</TextLink>
      </AuthFormNote>
    </>
  );
};
