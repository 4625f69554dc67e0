import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import { ApiError } from '@verse/contract';
import { api, PageHead } from '@verse/contract/react';
import { ContactForm, FindUs } from '../../features/contact-us';
import { readServices } from '../../features/services';
import { ContactChart } from '../../shared/hero-charts/contact-chart';
import { PageHero } from '../../shared/page-hero';
import styles from './contact.module.scss';
import head from './head.json';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

interface ContactPage {
  subject: string;
}

/**
 * Derives the subject from the service named in the link. If the catalogue fails to load, the form is shown without a
 * subject.
 */
export async function loader(args: LoaderFunctionArgs): Promise<ContactPage> {
  const query = new URL(args.request.url).searchParams;
  const slug = query.get('service');
  if (!slug) return { subject: query.get('subject') ?? '' };
  try {
    const service = (await readServices(api(args))).find(({ title }) => serviceSlug(title) === slug);
    return { subject: service ? `About ${service.title}` : '' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { subject: '' };
  }
}

export function Component() {
  const { subject } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead {...head} place="contact" />
      <PageHero chart={<ContactChart />} eyebrow="Contact" title="Let's Create Together">
        Ask a question, request a service or tell us what you want to build. A person reads every message.
      </PageHero>
      <div className={styles.desk}>
        <ContactForm subject={subject} />
        <FindUs />
      </div>
    </>
  );
}
