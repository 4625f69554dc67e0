import { type ComponentProps, lazy, Suspense } from 'react';
import type { AboutSomeone as Menu } from '../../shared/about-someone';

const AboutSomeone = lazy(async () => {
  const { AboutSomeone: menu } = await import(
    /* webpackChunkName: "mf-verse-about-someone" */ '../../shared/about-someone'
  );
  return { default: menu };
});

/** Report, mute and block for members; guests, for whom the page is first of all, load none of it. */
export const MoreAbout = (props: ComponentProps<typeof Menu>) => (
  <Suspense>
    <AboutSomeone {...props} />
  </Suspense>
);
