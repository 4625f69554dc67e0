import { useLoaderData } from 'react-router-dom';
import { PageHead } from '@verse/contract/react';
import { PageHeader, Stack } from '@verse/ui';
import {
  Figures,
  Leaders,
  type loadDashboard,
  NewestNotifications,
  OwnPlan,
  Promotions,
  UpcomingWebinars,
} from '../../features/dashboard';

export { loadDashboard as loader } from '../../features/dashboard';

export function Component() {
  const { board, leaders, notifications, webinars, promotions } = useLoaderData<typeof loadDashboard>();
  return (
    <Stack gap={6}>
      <PageHead title="Pro Dashboard" description="Your numbers, notifications and webinars." place="dashboard" />
      <PageHeader title="Pro Dashboard" lead="Your numbers, and what is coming up." />
      <Figures board={board} />
      <Promotions promotions={promotions} />
      <NewestNotifications notifications={notifications} />
      <UpcomingWebinars webinars={webinars} />
      <Leaders board={board} leaders={leaders} />
      <OwnPlan board={board} />
    </Stack>
  );
}
