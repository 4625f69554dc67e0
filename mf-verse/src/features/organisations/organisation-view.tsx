import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Organisation } from '@verse/api-contract/api';
import { formatCount, formatDay } from '@verse/api-contract/formats';
import { hostOf } from '@verse/api-contract/parse-url';
import { truncateText } from '@verse/api-contract/truncate-text';
import { PageLink } from '@verse/contract/page-link';
import { PageHead, useSession, useShell } from '@verse/contract/react';
import { StructuredData } from '@verse/contract/structured-data';
import { Button, ButtonLink } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { Logo } from './logo';
import styles from './organisation-view.module.scss';
import { VerifiedMark } from './verified-mark';

const ReportDialog = lazy(async () => {
  const dialog = await import(/* webpackChunkName: "mf-verse-report" */ '../../shared/report-dialog');
  return { default: dialog.ReportDialog };
});

const DESCRIPTION = 155;
interface OrganisationViewProps {
  organisation: Organisation;
  /** The organisation's open jobs. */
  children: ReactNode;
}

/** An organisation's public page. Its members are not listed. */
export function OrganisationView({ organisation, children }: OrganisationViewProps) {
  const { name, description, logo, domain, projectsCompleted, createdAt } = organisation;
  return (
    <article className={styles.page}>
      <Head organisation={organisation} />
      <header className={styles.head}>
        <Logo name={name} logo={logo} />
        <div className={styles.who}>
          <h1 className={styles.name} dir="auto">
            {name}
          </h1>
          <MutedText>
            Here since <time dateTime={createdAt}>{formatDay(createdAt)}</time>
            {projectsCompleted > 0 ? ` · ${formatCount(projectsCompleted, 'project')} completed` : null}
          </MutedText>
          {domain ? <VerifiedMark domain={domain} /> : null}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.content}>
          {description ? (
            <p className={styles.description} dir="auto">
              {description}
            </p>
          ) : null}
          {children}
        </div>
        <Rail organisation={organisation} />
      </div>
    </article>
  );
}

const Rail = ({ organisation: { handle, links } }: { organisation: Organisation }) => (
  <aside className={styles.rail}>
    <p>
      <ButtonLink as={PageLink} page="brief" query={`?${new URLSearchParams({ organisation: handle })}`}>
        Send a brief
      </ButtonLink>
    </p>
    {links.length > 0 ? (
      <ul className={styles.links} aria-label="Links">
        {links.map((link) => (
          <li key={link}>
            <a href={link} rel="nofollow ugc noopener" target="_blank">
              {hostOf(link)}
            </a>
          </li>
        ))}
      </ul>
    ) : null}
    <Report handle={handle} />
  </aside>
);

/** Allows search engines to index the page only if it contains more than a name. */
function Head({ organisation: { handle, name, description, links, logo } }: { organisation: Organisation }) {
  const { href } = useShell();
  const url = href('organisation', { handle }, { absolute: true });
  const origin = (href('home', {}, { absolute: true }) ?? '').replace(/\/$/, '');
  const summary = description.replaceAll(/\s+/g, ' ').trim();
  return (
    <>
      <PageHead
        title={name}
        description={truncateText(summary || `${name} on Creativity Verse.`, DESCRIPTION, '…')}
        place="organisation"
        params={{ handle }}
        isListed={summary !== ''}
        card={`organisation/${handle}`}
      />
      <StructuredData
        facts={{
          '@type': 'Organization',
          '@id': `${url}#organisation`,
          name,
          url,
          description: description || undefined,
          logo: logo ? origin + logo.src : undefined,
          sameAs: links,
        }}
      />
    </>
  );
}

function Report({ handle }: { handle: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const { status } = useSession();
  if (status !== 'member') return null;
  return (
    <p>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        Report organisation
      </Button>
      {isOpen ? (
        <Suspense>
          <ReportDialog type="organisation" id={handle} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </p>
  );
}
