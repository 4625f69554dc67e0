import type { ContactReceipt } from '@verse/api-contract/api';
import type { Result } from '@verse/contract/server-state';
import { Alert } from '@verse/ui';
import styles from './contact-result.module.scss';

export function ContactResult({ result }: { result: Result<ContactReceipt> | undefined }) {
  if (!result) return null;
  if (result.ok) {
    return (
      <Alert tone="success" title="Thanks, your message has been sent.">
        <p>
          Your reference number is <strong className={styles.reference}>{result.value.reference}</strong>. We answer by
          email, usually within two working days.
        </p>
      </Alert>
    );
  }
  return (
    <Alert tone="error" title="Your message could not be sent.">
      <p>{result.message} Nothing you wrote is lost: it stays in the form, and on this device.</p>
    </Alert>
  );
}
