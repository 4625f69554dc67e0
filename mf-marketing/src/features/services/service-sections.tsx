import type { ReactNode } from 'react';
import type { Service } from '@verse/api-contract/api';
import { Accordion, Badge } from '@verse/ui';
import { Icon } from '../../shared/icon';
import { ServicePrices } from './service-prices';
import styles from './service-sections.module.scss';

/** The sections of a service page, in display order. Sections for which the catalogue contains no data are omitted. */
export function ServiceSections({ service }: { service: Service }) {
  return (
    <div className={styles.sections}>
      <ListSection title="Who It's For" look="rows" items={service.whoItsFor} />
      <ListSection title="Key Benefits" look="cards" items={service.keyBenefits} />
      <ListSection title="How It Works" look="steps" items={service.howItWorks} />
      <ListSection title="Features" look="ticks" items={service.features} />
      <ListSection title="Services" look="rows" items={service.services} />
      <ListSection title="What You Get" look="ticks" items={service.whatYouGet} />
      <ListSection title="Optional Add-Ons" look="extras" items={service.optionalAddOns} />
      <ListSection title="Engagement Models" look="pills" items={service.engagementModels} />
      <ListSection title="Past Work" look="cards" items={service.pastWork} />
      <Testimonials testimonials={service.testimonials} />
      <Questions faq={service.faq} />
      {Object.keys(service.pricing ?? {}).length > 0 ? (
        <Section title="Pricing">
          <ServicePrices {...service} />
        </Section>
      ) : null}
      <ListSection title="Bundle Add-Ons" look="extras" items={service.bundleAddOns} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} id={title.toLowerCase().replace(/[^a-z]+/g, '-')} tabIndex={-1}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}

const MARKS = { ticks: 'check', extras: 'plus' } as const;

interface ListSectionProps {
  title: string;
  look: 'rows' | 'cards' | 'steps' | 'ticks' | 'extras' | 'pills';
  items: string[] | undefined;
}

function ListSection({ title, look, items = [] }: ListSectionProps) {
  if (items.length === 0) return null;
  const List = look === 'steps' ? 'ol' : 'ul';
  const mark = look === 'ticks' || look === 'extras' ? MARKS[look] : undefined;
  return (
    <Section title={title}>
      <List className={styles.list} data-look={look}>
        {items.map((item) => (
          <li key={item}>
            {mark ? <Icon name={mark} /> : null}
            <span>{item}</span>
          </li>
        ))}
      </List>
    </Section>
  );
}

function Testimonials({ testimonials = [] }: Pick<Service, 'testimonials'>) {
  if (testimonials.length === 0) return null;
  return (
    <Section title="Testimonials">
      <div className={styles.quotes}>
        {testimonials.map(({ quote, author }) => (
          <figure key={quote} className={styles.quote}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              {author} <Badge>Example</Badge>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

function Questions({ faq = [] }: Pick<Service, 'faq'>) {
  if (faq.length === 0) return null;
  return (
    <Section title="FAQ">
      <Accordion entries={faq.map(({ q, a }) => ({ id: q, title: q, content: <p>{a}</p> }))} />
    </Section>
  );
}
