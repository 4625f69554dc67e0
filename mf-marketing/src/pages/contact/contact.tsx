import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router-dom';
import { serviceSlug } from '@verse/api-contract/service-slug';
import { ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type ContactDraft, ContactForm, type ContactOutcome, FindUs, sendMessage } from '../../features/contact-us';
import { readServices } from '../../features/services';
import { PageHero } from '../../shared/page-hero';
import { SiteHead } from '../../shared/site-head';
import styles from './contact.module.scss';

export { PageFailure as ErrorBoundary } from '../../shared/page-failure';

interface ContactPage {
  subject: string;
}

/**
 * What the message is about, as the link that led here says. A
 * catalogue that does not answer is no reason to stay silent.
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

export async function action(args: ActionFunctionArgs): Promise<ContactOutcome> {
  const { seconds, ...message } = (await args.request.json()) as ContactDraft & { seconds: number };
  return sendMessage(api(args), message, seconds);
}

/** A sent message changes nothing of what the page was asked to say. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !formMethod && defaultShouldRevalidate;

export function Component() {
  const { subject } = useLoaderData<typeof loader>();
  return (
    <>
      <SiteHead place="contact" />
      <PageHero subject="contact" eyebrow="Contact" title="Let's Create Together">
        Ask a question, request a service or tell us what you want to build. A person reads every message.
      </PageHero>
      <div className={styles.desk}>
        <ContactForm subject={subject} />
        <FindUs />
      </div>
    </>
  );
}
