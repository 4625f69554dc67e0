import { Link } from 'react-router-dom';
import type { FoundGroup, FoundItem } from '@verse/api-contract/api';
import { PageLink } from '@verse/contract/page-link';
import { Picture } from '@verse/ui';
import { countText, GROUP_NAMES, KIND_NAMES } from './group-names';
import styles from './result-group.module.scss';
import { searchQuery } from './site-search.api';

interface ResultGroupProps {
  q: string;
  found: FoundGroup;
  /** Whether the page shows only this group. */
  isAlone: boolean;
}

export function ResultGroup({ q, found, isAlone }: ResultGroupProps) {
  const { group, items } = found;
  const id = `results-${group}`;
  const name = GROUP_NAMES[group];
  const hasMore = !isAlone && (found.isAtLeast || found.count > items.length);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        {name}
      </h2>
      {group === 'works' ? (
        <ul className={styles.works}>
          {items.map((item) => (
            <WorkResult key={item.id} item={item} />
          ))}
        </ul>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <Result key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      )}
      {hasMore ? (
        <PageLink page="search" query={searchQuery({ q, group })} className={styles.more}>
          All {countText(found)} results in {name}
        </PageLink>
      ) : null}
    </section>
  );
}

/** A work in a row of large pictures, each in its own proportion. */
const WorkResult = ({ item: { title, text, path, picture } }: { item: FoundItem }) => (
  <li className={styles.work}>
    {picture ? (
      <Picture
        className={styles.large}
        src={picture.src}
        webp={picture.srcset}
        sizes="(width >= 720px) 20rem, 60vw"
        width={picture.width}
        height={picture.height}
        alt=""
      />
    ) : null}
    <h3 className={styles.title} dir="auto">
      <Link to={path} className={styles.link}>
        {title}
      </Link>
    </h3>
    <p className={styles.text} dir="auto">
      {text}
    </p>
  </li>
);

function Result({ item: { kind, title, text, path, picture } }: { item: FoundItem }) {
  const label = KIND_NAMES[kind];
  return (
    <li className={styles.result}>
      {picture ? (
        <Picture
          className={styles.picture}
          src={picture.src}
          webp={picture.srcset}
          sizes="4rem"
          width={picture.width}
          height={picture.height}
          alt=""
          focus={picture.focus}
          data-round={kind === 'member' || kind === 'packages' || undefined}
        />
      ) : null}
      <div className={styles.words}>
        <h3 className={styles.title} dir="auto">
          <Link to={path} className={styles.link}>
            {title}
          </Link>
        </h3>
        {text === '' ? null : (
          <p className={styles.text} dir="auto">
            {text}
          </p>
        )}
        {label ? <p className={styles.kind}>{label}</p> : null}
      </div>
    </li>
  );
}
