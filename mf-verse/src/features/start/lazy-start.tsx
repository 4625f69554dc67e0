import { type ComponentProps, lazy, Suspense } from 'react';
import { Skeleton } from '@verse/ui';
import type { Start as StartScreens } from './start';

const Start = lazy(async () => {
  const { Start: screens } = await import(/* webpackChunkName: "mf-verse-start" */ './start');
  return { default: screens };
});

/** The screens for new members, which most visits of the profile do not need. */
export const LazyStart = (props: ComponentProps<typeof StartScreens>) => (
  <Suspense fallback={<Skeleton />}>
    <Start {...props} />
  </Suspense>
);
