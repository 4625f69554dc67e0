import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { BILLING_TEXTS, type BillingDetails } from '@verse/api-contract/project-invoices';
import { useShell } from '@verse/contract/react';
import { useSend } from '@verse/contract/server-state';
import { Button, TextAreaField, TextField } from '@verse/ui';
import { FormDialog } from '../../shared/form-dialog';
import { saveBilling } from './invoices.api';
import styles from './papers-panel.module.scss';

interface OwnDetailsProps {
  number: string;
  billing: BillingDetails;
}

/** The name and address shown for the member's side on future invoices. */
export function OwnDetails({ number, billing }: OwnDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const { name, address } = billing;
  return (
    <section className={styles.details} aria-labelledby="billing-details">
      <h3 id="billing-details">Your details on invoices</h3>
      {name || address ? (
        <p className={styles.address} dir="auto">
          {[name, address].filter(Boolean).join('\n')}
        </p>
      ) : (
        <p>Invoices show the name of the account, without an address.</p>
      )}
      <p>
        <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
          Change the details
        </Button>
      </p>
      {isOpen ? <DetailsDialog number={number} billing={billing} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function DetailsDialog({ number, billing, onClose }: OwnDetailsProps & { onClose: () => void }) {
  const [name, address] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)];
  const { notify } = useShell();
  const { revalidate } = useRevalidator();
  const send = useSend();
  const read = () => ({ name: name.current?.value ?? '', address: address.current?.value ?? '' });
  return (
    <FormDialog<BillingDetails>
      title="Your details on invoices"
      keptAs={`billing details ${number}`}
      submit="Save"
      // There is nothing to validate: both fields may be empty, and the controls limit their length.
      faults={() => ({})}
      send={async () => {
        const { version } = billing;
        const result = await send((api) => saveBilling(api, { number, version, body: read() }));
        // On a conflict, reloads the page, so that the other change is shown below the dialog.
        if (!result.ok && result.status === 409) void revalidate();
        return result;
      }}
      onDone={() => {
        notify({ tone: 'success', text: 'Your next invoices show these details.' });
        void revalidate();
      }}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p>They apply to all your projects. Invoices that are issued stay as they are.</p>
          <TextField
            ref={name}
            label="Name on invoices"
            name="name"
            maxLength={BILLING_TEXTS.name.max}
            defaultValue={billing.name}
            error={errors.name}
          />
          <TextAreaField
            ref={address}
            label="Address on invoices"
            name="address"
            maxLength={BILLING_TEXTS.address.max}
            defaultValue={billing.address}
            error={errors.address}
          />
        </>
      )}
    </FormDialog>
  );
}
