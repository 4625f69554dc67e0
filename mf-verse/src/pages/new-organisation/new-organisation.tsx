import { Link, useSearchParams } from 'react-router-dom';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { Alert, Card, PageHeader, Stack } from '@verse/ui';
import { OrganisationForm } from '../../features/organisations';

export function Component() {
  const { href } = useShell();
  const { user } = useSession();
  // Whether the organisation is being created to post a job, in which case the job draft comes next.
  const isForJob = useSearchParams()[0].get('then') === 'job';
  const toNext = (handle: string) =>
    isForJob ? href('hiring-draft', { handle, id: 'new' }) : href('own-organisation', { handle });
  return (
    <Stack gap={6}>
      <PageHead title="New organisation" description="A page for your brand or studio." place="new-organisation" />
      <PageHeader
        title="New organisation"
        lead={
          isForJob
            ? 'Your job appears under this name. Two minutes, free, then the job.'
            : 'A page for your brand or studio, in two minutes, for free. Only the handle is fixed.'
        }
      />
      {user?.emailVerified === false ? (
        <Alert>
          <p>
            <Link to={href('verify-email') ?? ''}>Verify your email</Link> first. We keep what you type on this device.
          </p>
        </Alert>
      ) : null}
      <Card>
        <OrganisationForm toManage={(handle) => toNext(handle) ?? ''} />
      </Card>
    </Stack>
  );
}
