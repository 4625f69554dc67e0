import type { Service } from '@verse/api-contract/services';
import { useShell } from '@verse/contract/react';
import { StructuredData } from '../../shared/structured-data';
import site from '../../shared/site.json';

/** What search engines learn about a service: itself, its questions, and where it hangs. */
export function ServiceFacts({ service, path }: { service: Service; path: string }) {
  const shell = useShell();
  const trail = [
    { name: 'Home', item: shell.href('home') },
    { name: 'Services', item: shell.href('services') },
    { name: service.title, item: path },
  ];
  const questions = service.faq ?? [];
  return (
    <>
      <StructuredData
        facts={{
          '@type': 'Service',
          name: service.title,
          description: service.overview,
          url: path,
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
            mainEntity: questions.map(({ q, a }) => ({ '@type': 'Question', name: q, acceptedAnswer: { '@type': 'Answer', text: a } })),
          }}
        />
      ) : null}
    </>
  );
}
