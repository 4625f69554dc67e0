import { ReportButton } from '../../shared/report-button';
import styles from './report-message.module.scss';

interface ReportMessageProps {
  conversationId: string;
  messageId: string;
}

/** Reports a message to the moderators. The report also contains the five messages before and after it. */
export const ReportMessage = ({ conversationId, messageId }: ReportMessageProps) => (
  <div className={styles.report}>
    <ReportButton type="message" id={`${conversationId}-${messageId}`} />
  </div>
);
