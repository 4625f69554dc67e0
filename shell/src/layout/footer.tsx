import { memo, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { SOCIAL_ACCOUNTS, type SocialAccount } from '@verse/contract/social';
import { Orbit, VisuallyHidden } from '@verse/ui';
import styles from './footer.module.scss';
import { Logo } from './logo';
import { EXPLORE, FOOTER_RESOURCES, type Href, LEGAL, type NavItem, navItemsFor, QUICK_LINKS } from './nav-items';
import type { Site } from './site';
import { SocialIcon } from './social-icon';

interface FooterProps {
  site: Site;
  href: Href;
}

/** Hydrated separately, after the visible content. Until then, its links work as plain links. */
export const Footer = memo(function Footer(props: FooterProps) {
  return (
    <Suspense>
      <Columns {...props} />
    </Suspense>
  );
});

function Columns({ site, href }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Orbit className={styles.art} />
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Link className={styles.link} to={href('home') ?? '/'}>
            <Logo name={site.name} />
          </Link>
          <p className={styles.tagline}>{site.tagline}</p>
        </div>
        <Column title="Quick Links" links={navItemsFor(href, QUICK_LINKS)} />
        <Column title="Resources" links={navItemsFor(href, FOOTER_RESOURCES)} />
        <div>
          <h2 className={styles.title}>Connect</h2>
          <ul data-plain>
            {SOCIAL_ACCOUNTS.map(({ url = href('community-chat'), ...account }) => (
              <SocialLink key={account.kind} {...account} url={url} />
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.explore}>
        <h2 className={styles.title}>Explore</h2>
        <ul className={styles.legal}>{navItemsFor(href, EXPLORE).map(footerLink)}</ul>
      </div>
      <div className={styles.bottom}>
        <p>{site.copyright}</p>
        <ul className={styles.legal}>{navItemsFor(href, LEGAL).map(footerLink)}</ul>
      </div>
    </footer>
  );
}

const footerLink = ({ text, to }: NavItem) => (
  <li key={to}>
    <Link className={styles.link} to={to}>
      {text}
    </Link>
  </li>
);

/** Renders nothing if no URL is configured for the network. */
function SocialLink({ kind, name, purpose, url }: Omit<SocialAccount, 'url'> & { url: string | undefined }) {
  if (!url) return null;
  return (
    <li>
      <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
        <SocialIcon kind={kind} />
        <span>
          {name}
          <VisuallyHidden> ({purpose}, opens in a new tab)</VisuallyHidden>
        </span>
      </a>
    </li>
  );
}

function Column({ title, links }: { title: string; links: NavItem[] }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul data-plain>{links.map(footerLink)}</ul>
    </div>
  );
}
