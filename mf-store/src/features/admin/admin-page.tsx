import type { ComponentProps } from 'react';
import { PageHeader } from '@verse/ui';
import { PersonalPage } from '../../shared/personal-page';
import { AdminNav } from './admin-nav';

type AdminPageProps<T> = Pick<ComponentProps<typeof PersonalPage<T>>, 'title' | 'pageName' | 'children'>;

/** A page of the store desk. Lists, which have a page name, show their title above the navigation. */
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
