import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { serviceSlug } from '@verse/api-contract/commerce/service-slug';
import { ApiError } from '@verse/contract';
import { api, PageHead } from '@verse/contract/react';
import { useHydrated } from '@verse/ui';
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

const SanctionAppeal = lazy(async () => ({
  default: (await import(/* webpackChunkName: "mf-marketing-sanction-appeal" */ '../../features/sanction-appeal'))
    .SanctionAppeal,
}));

const ContactThread = lazy(async () => ({
  default: (await import(/* webpackChunkName: "mf-marketing-contact-thread" */ '../../features/contact-thread'))
    .ContactThread,
}));

/** The contact form, or what the link in an email is about. The token in the link stays in the browser. */
function Desk({ subject }: ContactPage) {
  const [query] = useSearchParams();
  const isHydrated = useHydrated();
  const appeal = query.get('appeal');
  const thread = query.get('thread');
  if (isHydrated && (appeal || thread))
    return <Suspense>{appeal ? <SanctionAppeal token={appeal} /> : <ContactThread token={thread!} />}</Suspense>;
  return <ContactForm subject={subject} />;
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
        <Desk subject={subject} />
        <FindUs />
      </div>
    </>
  );
}
