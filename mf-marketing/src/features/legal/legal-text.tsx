import { formatDay } from '@verse/api-contract/formats';
import { type Clause, LEGAL_VERSION } from '@verse/contract/legal';
import { Clauses, Stack } from '@verse/ui';
import styles from './legal-text.module.scss';

interface LegalTextProps {
  title: string;
  clauses: readonly Clause[];
}

/** A legal text with its version, date, table of contents and clauses. */
export function LegalText({ title, clauses }: LegalTextProps) {
  const { version, updated, status } = LEGAL_VERSION;
  return (
    <article className={styles.page}>
      <Stack gap={3}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.version}>
          Version {version}. Last updated <time dateTime={updated}>{formatDay(updated)}</time>.
        </p>
        <p className={styles.status}>{status}</p>
      </Stack>
      <Clauses clauses={clauses} />
    </article>
  );
}
