import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';
import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import { formatCount } from '@verse/api-contract/formats';
import { useFirstScreen } from '@verse/contract/first-screen';
import { api, PageHead, useShell } from '@verse/contract/react';
import { FromMembers, readNewestOffers } from '../../features/member-packages';
import { chooseServices, parseChoice, readSummaries, ServiceCard, ServiceFilter } from '../../features/services';
import { ServicesChart } from '../../shared/hero-charts/services-chart';
import { PageHero } from '../../shared/page-hero';
import head from './head.json';
import styles from './services.module.scss';
import { ServicesEmpty } from './services-empty';
import { ServicesHelp } from './services-help';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export async function loader(args: LoaderFunctionArgs) {
  const [services, offers] = await Promise.all([readSummaries(api(args)), readNewestOffers(api(args))]);
  return { services, offers };
}

/** All services are already loaded, so changing the filter requires no request. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate;

/** Number of cards in the first row of the widest layout. */
const FIRST_SCREEN = 3;

export function Component() {
  const { services, offers } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const shell = useShell();
  const opening = useNavigation().location?.pathname;
  const choice = parseChoice(query);
  const chosen = chooseServices(services, choice);
  const isFirstScreen = useFirstScreen();
  const shown = isFirstScreen ? chosen.slice(0, FIRST_SCREEN) : chosen;
  return (
    <>
      <PageHead {...head} place="services" />
      <PageHero chart={<ServicesChart />} eyebrow="Services" title="Help from people who do the work themselves">
        For brands that need something made and for creatives who want to get further. Open prices, in USD and NGN.
      </PageHero>
      <div className={styles.catalogue}>
        <ServiceFilter found={formatCount(chosen.length, 'service')} />
        {chosen.length === 0 ? (
          <ServicesEmpty isFiltered={services.length > 0} />
        ) : (
          <div className={styles.grid}>
            {shown.map((service) => (
              <ServiceCard
                key={service.title}
                service={service}
                isOpening={opening === (shell.href('service', { slug: serviceSlug(service.title) }) ?? '')}
              />
            ))}
            {isFirstScreen ? null : <ServicesHelp />}
          </div>
        )}
      </div>
      {isFirstScreen ? null : <FromMembers offers={offers} />}
    </>
  );
}
