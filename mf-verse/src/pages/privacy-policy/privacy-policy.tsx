import { formatDay } from '@verse/api-contract/formats';
import { LEGAL_VERSION, PRIVACY } from '@verse/contract/legal';
import { PageHead } from '@verse/contract/react';
import { Clauses, PageHeader, Stack } from '@verse/ui';

/** The public privacy policy, shown within the members' area. */
export function Component() {
  const { version, updated } = LEGAL_VERSION;
  return (
    <Stack gap={6}>
      <PageHead title="Privacy Policy" description="What we keep about you, and for how long." place="verse-privacy" />
      <PageHeader
        title="Privacy Policy"
        lead={
          <>
            Version {version}. Last updated <time dateTime={updated}>{formatDay(updated)}</time>.
          </>
        }
      />
      <Clauses clauses={PRIVACY} />
    </Stack>
  );
}
