import { Alert } from '@verse/ui';
import styles from './contact-outcome-note.module.scss';
import type { ContactOutcome } from './contact-us.api';

/** What became of the message. */
export function ContactOutcomeNote({ outcome }: { outcome: ContactOutcome | undefined }) {
  if (!outcome) return null;
  if (outcome.ok) {
    return (
      <Alert tone="success" title="Thanks, your message has been sent.">
        <p>
          Your reference number is <strong className={styles.reference}>{outcome.reference}</strong>. We answer by
          email, usually within two working days.
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="error" title="Your message could not be sent.">
      <p>{outcome.message} Nothing you wrote is lost: it stays in the form, and on this device.</p>
    </Alert>
  );
}
