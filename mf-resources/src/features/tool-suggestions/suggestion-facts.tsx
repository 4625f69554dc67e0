import type { ToolSuggestion } from '@verse/api-contract/api';
import { isolated } from '@verse/api-contract/text';
import { Badge } from '@verse/ui';
import { PublishedDate } from '../../shared/published-date';
import styles from './tool-suggestions.module.scss';

const STATUS = {
  waiting: { label: 'Waiting', tone: 'warning' },
  approved: { label: 'In the directory', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
} as const;

/** A suggestion. Shows the full URL, because moderators base their decision on it. */
export function SuggestionFacts({
  suggestion: { name, url, category, pricing, why, status, reason, suggestedAt },
}: {
  suggestion: ToolSuggestion;
}) {
  const { label, tone } = STATUS[status];
  return (
    <div className={styles.facts}>
      <p className={styles.name}>
        <bdi>{name}</bdi> <Badge tone={tone}>{label}</Badge>
      </p>
      <p>
        <a className={styles.address} href={url} target="_blank" rel="noopener noreferrer nofollow">
          {url}
        </a>
      </p>
      <p className={styles.why} dir="auto">
        {why}
      </p>
      <p className={styles.note}>
        {category} · {pricing} · suggested on <PublishedDate iso={suggestedAt} />
      </p>
      {reason ? <p className={styles.why}>Reason: {isolated(reason)}</p> : null}
    </div>
  );
}
