import type { BillingDetails } from '@verse/api-contract/api';
import { BILLING_TEXTS } from '@verse/api-contract/work/project-invoices.values';
import { readText } from '@verse/contract/form';
import { TextAreaField, TextField } from '@verse/ui';
import { ChangeDialog } from '../../shared/change-dialog';
import { saveBilling } from './invoices.api';
import styles from './invoices-panel.module.scss';

interface OwnDetailsProps {
  number: string;
  billing: BillingDetails;
}

/** The name and address shown for the member's side on future invoices. */
export function OwnDetails({ number, billing }: OwnDetailsProps) {
  const { name, address } = billing;
  return (
    <section className={styles.details} aria-labelledby="billing-details">
      <h3 id="billing-details">Your details on invoices</h3>
      {name || address ? (
        <p className={styles.address} dir="auto">
          {[name, address].filter(Boolean).join('\n')}
        </p>
      ) : (
        <p>Invoices show your account name and no address.</p>
      )}
      <p>
        <DetailsDialog number={number} billing={billing} />
      </p>
    </section>
  );
}

const DetailsDialog = ({ number, billing: { name, address, version } }: OwnDetailsProps) => (
  <ChangeDialog<BillingDetails>
    action="Change the details"
    title="Your details on invoices"
    submit="Save"
    keptAs={`billing details ${number}`}
    send={(api, form) => {
      const body = { name: readText(form, 'name'), address: readText(form, 'address') };
      return saveBilling(api, { number, version, body });
    }}
    done="Saved for your next invoices."
  >
    {(errors) => (
      <>
        <p>For all your projects from now on. Old invoices stay as they are.</p>
        <TextField
          label="Name on invoices"
          name="name"
          maxLength={BILLING_TEXTS.name.max}
          defaultValue={name}
          error={errors.name}
        />
        <TextAreaField
          label="Address on invoices"
          name="address"
          maxLength={BILLING_TEXTS.address.max}
          defaultValue={address}
          error={errors.address}
        />
      </>
    )}
  </ChangeDialog>
);
