import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import type { Service } from '@verse/api-contract/api';
import { intendedSlug, serviceSlug } from '@verse/api-contract/commerce/service-slug';
import { withoutEnd } from '@verse/api-contract/without-end';
import { api, PageHead } from '@verse/contract/react';
import { readServices, ServiceSections } from '../../features/services';
import { CallToAction } from '../../shared/call-to-action';
import { PageButton } from '../../shared/page-button';
import { ServiceFacts } from './service-facts';
import { ServiceHero } from './service-hero';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

export async function loader(args: LoaderFunctionArgs): Promise<Service> {
  const asked = args.params.slug ?? '';
  const services = await readServices(api(args));
  const found = services.find(({ title }) => serviceSlug(title) === asked);
  if (found) return found;
  const intended = intendedSlug(
    asked,
    services.map(({ title }) => title),
  );
  if (!intended) throw new Response('Service not found', { status: 404 });
  const path = withoutEnd(new URL(args.request.url).pathname, '/');
  throw redirect(path.slice(0, path.lastIndexOf('/') + 1) + intended, 301);
}

export function Component() {
  const service = useLoaderData<typeof loader>();
  const slug = serviceSlug(service.title);
  return (
    <article>
      <PageHead
        title={service.title}
        description={service.overview}
        place="service"
        params={{ slug }}
        card={`service/${slug}`}
      />
      <ServiceFacts service={service} slug={slug} />
      <ServiceHero service={service} />
      <ServiceSections service={service} />
      <CallToAction title="Shall we talk about yours?" text="A short message is enough. A person reads it and replies.">
        <PageButton page="contact" query={`?service=${slug}`} size="large">
          {service.cta ?? 'Contact Us'}
        </PageButton>
      </CallToAction>
    </article>
  );
}
