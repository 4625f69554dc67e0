import { Orbit, VisuallyHidden } from '@verse/ui';
import { Link } from 'react-router-dom';
import { Logo } from './logo';
import { FOOTER_RESOURCES, LEGAL, QUICK_LINKS, stopsFor, type Href, type Stop } from './places';
import type { Site } from './site';
import { SocialIcon } from './social-icon';
import styles from './footer.module.scss';

interface FooterProps {
  site: Site;
  href: Href;
}

export function Footer({ site, href }: FooterProps) {
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
        <Column title="Quick Links" stops={stopsFor(href, QUICK_LINKS)} />
        <Column title="Resources" stops={stopsFor(href, FOOTER_RESOURCES)} />
        <div>
          <h2 className={styles.title}>Connect</h2>
          <ul className={styles.list} role="list">
            {site.social.map(({ url, ...door }) => (
              <SocialLink key={door.kind} {...door} url={url ?? href('community-chat')} />
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.bottom}>
        <p>{site.copyright}</p>
        <ul className={styles.legal} role="list">
          {stopsFor(href, LEGAL).map(footerLink)}
        </ul>
      </div>
    </footer>
  );
}

const footerLink = ({ text, to }: Stop) => (
  <li key={to}>
    <Link className={styles.link} to={to}>
      {text}
    </Link>
  </li>
);

/** Nothing when the door has no address. */
function SocialLink({ kind, label, url }: { kind: string; label: string; url: string | undefined }) {
  if (!url) return null;
  return (
    <li>
      <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
        <SocialIcon kind={kind} />
        <span>
          {label}
          <VisuallyHidden> ({kind}, opens in a new tab)</VisuallyHidden>
        </span>
      </a>
    </li>
  );
}

function Column({ title, stops }: { title: string; stops: Stop[] }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list} role="list">
        {stops.map(footerLink)}
      </ul>
    </div>
  );
}
