import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Row, Stack } from '#design/layout.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import {
  billingAddressSchema,
  changeBillingAddress,
  type OwnSubscription,
} from '#features/billing/subscriptions/contract/subscriptions.ts';
import { refetchSubscription } from '#features/billing/subscriptions/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { useFailureToast } from '#web/use-failure-toast.ts';
import styles from './checkout.module.css';

type Billing = OwnSubscription['billing'];

/** Shows the addressee of the invoice if known, else the fields for it. */
export const BillingAddressSection = ({ subscription }: { subscription: OwnSubscription }) => {
  const [isChanging, setIsChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setIsChanging(false);
    heading.current?.focus();
  };
  const { checkout } = useStrings();
  const { billing, isBillable } = subscription;
  return (
    <section className={styles.billed}>
      <h3 ref={heading} tabIndex={-1}>
        {checkout.billedTo}
      </h3>
      {isBillable && !isChanging ? (
        <Row between wraps gap={3}>
          <Text>
            {billing.name}
            <br />
            {billing.street}
            <br />
            {billing.postalCode} {billing.city}
          </Text>
          <Button size="small" variant="quiet" onClick={() => setIsChanging(true)}>
            {checkout.changeBilling}
          </Button>
        </Row>
      ) : (
        <BillingForm billing={billing} onDone={close} />
      )}
    </section>
  );
};

const BillingForm = ({ billing, onDone }: { billing: Billing; onDone: () => void }) => {
  const client = useQueryClient();
  const fail = useFailureToast();
  const { checkout } = useStrings();
  const { field, errorOf, submit, isSending } = useForm<Billing, Billing>({
    schema: billingAddressSchema,
    values: billing,
    send: async (body) => {
      await callEndpoint(changeBillingAddress, { body });
      await refetchSubscription(client);
      onDone();
    },
    onRefused: (error) => fail(error, (text) => ({ title: checkout.billingFailed, text })),
  });
  return (
    <Form onSubmit={submit} label={checkout.billedTo}>
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {checkout.billingText}
        </Text>
        <Field label={checkout.billingName} error={errorOf('name')}>
          <TextInput autoComplete="organization" {...field('name')} />
        </Field>
        <Field label={checkout.street} error={errorOf('street')}>
          <TextInput autoComplete="street-address" {...field('street')} />
        </Field>
        <Field label={checkout.postalCode} error={errorOf('postalCode')}>
          <TextInput autoComplete="postal-code" {...field('postalCode')} />
        </Field>
        <Field label={checkout.city} error={errorOf('city')}>
          <TextInput autoComplete="address-level2" {...field('city')} />
        </Field>
        <Button type="submit" busy={isSending}>
          {checkout.saveBilling}
        </Button>
      </Stack>
    </Form>
  );
};
