import { useState } from 'react';
import { SECTION_ACTS } from '@verse/api-contract/operations/sections.values';
import type { ReleaseEvent, SectionOverview } from '@verse/contract/release-admin';
import { Alert, Badge, Button, Card, Cluster, EmptyState, Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { momentOrNone } from './figures';
import { ReleasesTable } from './releases-table';
import { SectionActionDialog } from './section-action-dialog';
import styles from './sections-list.module.scss';

export function SectionsList({ sections }: { sections: SectionOverview[] }) {
  if (sections.length === 0)
    return <EmptyState title="There are no sections yet.">What teams deploy appears here.</EmptyState>;
  return (
    <Stack as="ul" gap={5}>
      {sections.map((section) => (
        <li key={section.section}>
          <SectionCard section={section} />
        </li>
      ))}
    </Stack>
  );
}

type Act = (typeof SECTION_ACTS)[number];

function SectionCard({ section }: { section: SectionOverview }) {
  const { section: name, owner, frozen, gateways, releases, canary, journal } = section;
  const [asked, setAsked] = useState<Act>();
  const refused = gateways.find((gateway) => gateway.refused)?.refused;
  return (
    <Card as="section" className={styles.section} aria-labelledby={name}>
      <div className={styles.head}>
        <h2 className={styles.title} id={name}>
          {name}
        </h2>
        <Badge tone={frozen ? 'warning' : 'success'}>{frozen ? 'Frozen' : 'Open to releases'}</Badge>
        <MutedText>{owner ? `Call ${owner}` : 'It has no owner.'}</MutedText>
      </div>
      {frozen ? (
        <Alert>
          <p>
            Frozen by {frozen.who} since {momentOrNone(frozen.at)}: {frozen.why}
          </p>
        </Alert>
      ) : null}
      {refused ? (
        <Alert tone="error">
          <p>
            Release {refused.release} was refused: {refused.reason}
          </p>
        </Alert>
      ) : null}
      {canary ? (
        <p>
          {canary.share} % of visitors on the canary since {momentOrNone(canary.since)}, by {canary.who}.
        </p>
      ) : null}
      <ReleasesTable releases={releases.slice(0, 2)} canary={canary} />
      <Cluster>
        {canary ? (
          <Button variant="secondary" onClick={() => setAsked('end-canary')}>
            End the canary
          </Button>
        ) : null}
        {releases.length > 1 ? (
          <Button variant="secondary" onClick={() => setAsked('rollback')}>
            Go back one release
          </Button>
        ) : null}
        {releases.length > 0 ? (
          <Button variant="secondary" onClick={() => setAsked(frozen ? 'unfreeze' : 'freeze')}>
            {frozen ? 'Unfreeze' : 'Freeze'}
          </Button>
        ) : null}
      </Cluster>
      <Journal entries={journal} />
      {asked ? <SectionActionDialog action={asked} section={section} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  );
}

function Journal({ entries }: { entries: ReleaseEvent[] }) {
  if (entries.length === 0) return null;
  return (
    <details className={styles.journal}>
      <summary>What was done</summary>
      <ol>
        {entries.map(({ at, act, who, release, why }) => (
          <li key={`${at} ${act}`}>
            <time dateTime={at}>{momentOrNone(at)}</time>
            <span>
              <strong>{act}</strong> {release ? <code>{release}</code> : null} by {who}
              {why ? `: ${why}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
