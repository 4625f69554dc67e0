import type { Organisation } from '@verse/api-contract/api';
import { formatDay } from '@verse/api-contract/formats';
import { Icon } from '@verse/ui';
import styles from './verified-mark.module.scss';

const HOW = { dns: 'by a DNS record', mail: 'by email' } as const;

export function VerifiedMark({ domain: { name, provenAt, by } }: { domain: NonNullable<Organisation['domain']> }) {
  return (
    <p className={styles.mark}>
      <Icon size={18}>
        <path d="M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM8.5 12l2.5 2.5 4.5-5" />
      </Icon>
      <span>
        <strong>{name}</strong> verified on <time dateTime={provenAt}>{formatDay(provenAt)}</time> {HOW[by]}
      </span>
    </p>
  );
}
