import { useState } from 'react';
import { Button } from '@verse/ui';
import { ReportDialog } from '../../shared/report-dialog';
import styles from './report-message.module.scss';

interface ReportMessageProps {
  conversationId: string;
  messageId: string;
}

/** Reports a message to the moderators. The report also contains the five messages before and after it. */
export function ReportMessage({ conversationId, messageId }: ReportMessageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  function close() {
    setIsOpen(false);
    button?.focus();
  }
  return (
    <>
      <div className={styles.report}>
        <Button ref={setButton} variant="quiet" size="small" onClick={() => setIsOpen(true)}>
          Report
        </Button>
      </div>
      {isOpen ? <ReportDialog type="message" id={`${conversationId}-${messageId}`} onClose={close} /> : null}
    </>
  );
}
