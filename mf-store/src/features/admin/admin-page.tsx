import type { ComponentProps } from 'react';
import { PageHeader } from '@verse/ui';
import { PersonalPage } from '../../shared/personal-page';
import { AdminNav } from './admin-nav';

type AdminPageProps<T> = Pick<ComponentProps<typeof PersonalPage<T>>, 'title' | 'pageName' | 'children'>;

/** An admin page of the store. Pages with a `pageName`, i.e. lists, show their title above the navigation. */
export const AdminPage = <T,>({ title, pageName, children }: AdminPageProps<T>) => (
  <PersonalPage<T> title={title} {...(pageName ? { pageName } : {})}>
    {(value) => (
      <>
        {pageName ? <PageHeader title={title} /> : null}
        <AdminNav />
        {children(value)}
      </>
    )}
  </PersonalPage>
);
