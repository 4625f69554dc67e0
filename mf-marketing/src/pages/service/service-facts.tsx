import type { Service } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';
import site from '../../shared/site.json';

/** Structured data for search engines: the service, its FAQ, and its breadcrumb trail. */
export function ServiceFacts({ service, slug }: { service: Service; slug: string }) {
  const { href } = useShell();
  const here = href('service', { slug }, { absolute: true });
  const trail = [
    { name: 'Home', item: href('home', {}, { absolute: true }) },
    { name: 'Services', item: href('services', {}, { absolute: true }) },
    { name: service.title, item: here },
  ];
  const questions = service.faq ?? [];
  return (
    <>
      <StructuredData
        facts={{
          '@type': 'Service',
          name: service.title,
          description: service.overview,
          url: here,
          audience: { '@type': 'Audience', audienceType: service.type },
          provider: { '@type': 'Organization', name: site.name },
        }}
      />
      <StructuredData
        facts={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
        }}
      />
      {questions.length > 0 ? (
        <StructuredData
          facts={{
            '@type': 'FAQPage',
            mainEntity: questions.map(({ q, a }) => ({
              '@type': 'Question',
              name: q,
              acceptedAnswer: { '@type': 'Answer', text: a },
            })),
          }}
        />
      ) : null}
    </>
  );
}
