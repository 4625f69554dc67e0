import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatCount } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { PageHead, useSession } from '@verse/contract/react';
import { usePagedList } from '@verse/contract/server-state';
import { EmptyState } from '@verse/ui';
import { useOwnPart } from '../../shared/cacheable-data';
import { ListPage } from '../../shared/list-page';
import { LoadMore } from '../../shared/load-more';
import { NotFound } from '../../shared/not-found';
import { ReportButton } from '../../shared/report-button';
import { WallList } from '../../shared/wall/wall-list';
import { WorkTile } from '../../shared/wall/work-tile';
import styles from './collection-view.module.scss';
import type { CollectionFacts, CollectionPage } from './collections.api';

const CollectionTools = lazy(async () => {
  const tools = await import(/* webpackChunkName: "mf-verse-collection-tools" */ './collection-tools');
  return { default: tools.CollectionTools };
});

interface CollectionFrameProps {
  page: CollectionPage | undefined;
  children: ReactNode;
}

export function CollectionFrame({ page, children }: CollectionFrameProps) {
  const collection = page?.collection;
  if (!collection) return children;
  const { id, name, owner, isPublic } = collection;
  return (
    <ListPage
      title={name}
      isPublic
      lead={
        <>
          Collected by{' '}
          <PageLink page="member" params={{ handle: owner.handle }}>
            <bdi>{owner.name}</bdi>
          </PageLink>
          {isPublic ? null : ' · Only you see it'}
        </>
      }
    >
      <PageHead
        title={`${name}, collected by ${owner.name}`}
        description={`Works ${owner.name} saved to “${name}”.`}
        place="collection"
        params={{ id }}
        isListed={false}
      />
      {children}
    </ListPage>
  );
}

export function CollectionView({ data }: { data: CollectionPage }) {
  const { status } = useSession();
  useOwnPart(data, status === 'member');
  const { collection } = data;
  if (collection) return <OpenCollection collection={collection} page={data} />;
  if (data.isCacheable && status === 'member') return <p role="status">Loading the collection</p>;
  return (
    <NotFound
      title="A collection"
      description="A collection of works."
      lead="It was removed, is private, or the link is wrong."
    />
  );
}

function OpenCollection({ collection, page }: { collection: CollectionFacts; page: CollectionPage }) {
  const { id, isOwn, isPublic } = collection;
  const [isArranging, setIsArranging] = useState(false);
  const { box, heading, ...list } = usePagedList(page, { noun: ['work', 'works'] });
  const session = useSession();
  return (
    <>
      <p className={styles.facts} ref={heading} tabIndex={-1}>
        {formatCount(collection.count, 'work')}
        {isPublic ? <Feed id={id} name={collection.name} /> : null}
        {!isOwn && session.status === 'member' ? (
          <ReportButton type="collection" id={id} label={`Report the collection ${collection.name}`} />
        ) : null}
      </p>
      {isOwn ? (
        <Suspense>
          <CollectionTools
            collection={collection}
            works={list.entries}
            isArranging={isArranging}
            onArrange={setIsArranging}
          />
        </Suspense>
      ) : null}
      {list.entries.length === 0 ? (
        <EmptyState title="Nothing here yet." action={<PageLink page="works">Look at works</PageLink>}>
          Works saved to this collection show up here.
        </EmptyState>
      ) : null}
      {isArranging ? null : (
        <WallList ref={box} label="Works">
          {list.entries.map((work, index) => (
            <WorkTile key={work.id} work={work} isPriority={index === 0} />
          ))}
        </WallList>
      )}
      {list.entries.length > 0 ? (
        <LoadMore list={list} moreAt={page.next === null ? undefined : `?after=${encodeURIComponent(page.next)}`} />
      ) : null}
    </>
  );
}

/** RSS comes first, because feed readers that support all three use the first one. */
const KINDS = [
  ['application/rss+xml', 'feed.xml', 'RSS'],
  ['application/atom+xml', 'feed.atom', 'Atom'],
  ['application/feed+json', 'feed.json', 'JSON Feed'],
] as const;

function Feed({ id, name }: { id: string; name: string }) {
  const at = (file: string) => `/api/collections/${encodeURIComponent(id)}/${file}`;
  return (
    <>
      {KINDS.map(([type, file, kind]) => (
        <link key={type} rel="alternate" type={type} href={at(file)} title={`${name} (${kind})`} />
      ))}
      <a href={at('feed.xml')}>RSS feed</a>
    </>
  );
}
