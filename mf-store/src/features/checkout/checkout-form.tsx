import type { FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Checkout } from '@verse/api-contract/api';
import { ORDER_LIMITS } from '@verse/api-contract/commerce/orders.values';
import { formatMoney } from '@verse/api-contract/formats';
import { useFormErrors } from '@verse/contract/form';
import { useKeptText } from '@verse/contract/kept-text';
import { useShell } from '@verse/contract/react';
import { Alert, Button, EmptyState, PageHeader, RestoredText, Stack, TextAreaField, TextField } from '@verse/ui';
import { StoreLink } from '../../shared/store-link';
import text from '../../shared/text.module.scss';
import { CheckoutFailure } from './checkout-failure';
import styles from './checkout-form.module.scss';
import { OrderSummary } from './order-summary';
import { usePlaceOrder } from './use-placing';

const readText = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() ? value : undefined;
};

export function CheckoutForm({ checkout }: { checkout: Checkout }) {
  const { cart, contact, needsAddress } = checkout;
  const kept = useKeptText('checkout', true);
  const { failure, isBusy, place } = usePlaceOrder(kept.forget);
  const { form, errors, handleEdit } = useFormErrors(failure, kept.form);
  const empty = cart.count === 0;
  const hasNoMethod = checkout.methods.length === 0 && cart.subtotal.minor > 0;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const sent = new FormData(event.currentTarget);
    const email = readText(sent, 'email');
    const address = readText(sent, 'address');
    place({
      cartRevision: cart.revision,
      expected: cart.subtotal,
      name: readText(sent, 'name') ?? '',
      ...(contact ? {} : { email: email ?? '' }),
      ...(needsAddress ? { address: address ?? '' } : {}),
    });
  }
  if (empty) return <EmptyCheckout />;
  return (
    <>
      <PageHeader title="Checkout" lead="Check your order and tell us how to reach you." />
      {checkout.recent ? <RecentOrder number={checkout.recent} /> : null}
      <CheckoutFailure failure={failure} />
      <form ref={form} className={styles.checkout} noValidate onSubmit={handleSubmit} onChange={handleEdit}>
        <Stack gap={7}>
          {kept.isRestored ? <RestoredText onDiscard={kept.discard} /> : null}
          <Contact checkout={checkout} errors={errors} />
          <Stack as="section" aria-labelledby="way">
            <h2 className={text.title} id="way">
              Payment
            </h2>
            <PaymentMethod checkout={checkout} />
          </Stack>
        </Stack>
        <OrderSummary cart={cart} hasPost={needsAddress}>
          <Button
            type="submit"
            size="large"
            isBusy={isBusy}
            aria-disabled={hasNoMethod || undefined}
            disabled={hasNoMethod}
          >
            Place order, {formatMoney(cart.subtotal)}
          </Button>
          <p className={text.note}>You pay after ordering. Until you do, you can cancel at any time.</p>
        </OrderSummary>
      </form>
    </>
  );
}

const EmptyCheckout = () => (
  <>
    <PageHeader title="Checkout" />
    <EmptyState title="Nothing in your cart can be ordered." action={<StoreLink />} />
  </>
);

function RecentOrder({ number }: { number: string }) {
  const order = useShell().href('order', { number })!;
  return (
    <Alert tone="notice" title="You may have ordered this already">
      Order <Link to={order}>{number}</Link> from the last 24 hours has the same products. Order again only if you want
      them twice.
    </Alert>
  );
}

interface ContactProps {
  checkout: Checkout;
  errors: Record<string, string | undefined>;
}

function Contact({ checkout: { contact, needsAddress }, errors }: ContactProps) {
  return (
    <Stack as="section" aria-labelledby="who">
      <h2 className={text.title} id="who">
        {needsAddress ? 'Contact and delivery' : 'Contact'}
      </h2>
      <TextField
        label="Full name"
        name="name"
        autoComplete="name"
        maxLength={ORDER_LIMITS.name.max}
        defaultValue={contact?.name}
        error={errors.name}
      />
      {contact ? (
        <p className={text.note}>We will write to {contact.email}, the email of your account.</p>
      ) : (
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          hint="For the payment details and your receipt."
          error={errors.email}
        />
      )}
      {needsAddress ? (
        <TextAreaField
          label="Delivery address"
          name="address"
          rows={4}
          autoComplete="street-address"
          hint="Street, town, region and country."
          maxLength={ORDER_LIMITS.address.max}
          error={errors.address}
        />
      ) : null}
    </Stack>
  );
}

function PaymentMethod({ checkout: { methods, cart } }: { checkout: Checkout }) {
  if (cart.subtotal.minor === 0) return <p>There is nothing to pay.</p>;
  if (methods.length > 0)
    return <p>By bank transfer. After you order, we show you the account and your reference, and email both.</p>;
  return <Alert tone="warning">We can’t take this currency right now. Choose another one in your cart.</Alert>;
}
