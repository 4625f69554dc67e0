import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Service } from '@verse/api-contract/services';
import { intendedSlug, serviceSlug } from '@verse/api-contract/service-slug';
import { api, useShell } from '@verse/contract/react';
import { PlaceButton } from '../../shared/place-button';
import { ServiceSections, readServices } from '../../features/services';
import { CallToAction } from '../../shared/call-to-action';
import { PageHead } from '../../shared/page-head';
import { ServiceFacts } from './service-facts';
import { ServiceHero } from './service-hero';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export async function loader(args: LoaderFunctionArgs): Promise<Service> {
  const asked = args.params.slug ?? '';
  const services = await readServices(api(args));
  const found = services.find(({ title }) => serviceSlug(title) === asked);
  if (found) return found;
  const intended = intendedSlug(asked, services.map(({ title }) => title));
  if (!intended) throw new Response('There is no such service', { status: 404 });
  throw redirect(new URL(args.request.url).pathname.replace(/[^/]+\/?$/, intended), 301);
}

export function Component() {
  const service = useLoaderData<typeof loader>();
  const slug = serviceSlug(service.title);
  const path = useShell().href('service', { slug }) ?? '';
  return (
    <article>
      <PageHead title={`${service.title} | Creativity Verse`} description={service.overview} path={path} />
      <ServiceFacts service={service} path={path} />
      <ServiceHero service={service} />
      <ServiceSections service={service} />
      <CallToAction title="Shall we talk about yours?" text="A short message is enough. A person reads it and answers.">
        <PlaceButton place="contact" query={`?service=${slug}`} size="large">
          {service.cta ?? 'Contact Us'}
        </PlaceButton>
      </CallToAction>
    </article>
  );
}
