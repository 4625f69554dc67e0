import { Link } from 'react-router-dom';
import { formatCount } from '@verse/api-contract/formats';
import { PageLink } from '@verse/contract/page-link';
import { useShell } from '@verse/contract/react';
import { type LoadedPage, usePagedList } from '@verse/contract/server-state';
import { EmptyState } from '@verse/ui';
import { LoadMore } from '../../shared/load-more';
import cards from '../../shared/picture-cards.module.scss';
import { StoredPicture } from '../../shared/stored-picture';
import type { Wanted } from './answers.api';
import { Questions } from './answers-parts';

const SIZES = '(width >= 62rem) 24rem, 100vw';

/** Works and blog posts whose makers want critique, the last asked first. */
export function WantedList({ first }: { first: LoadedPage<Wanted> }) {
  const { box, heading: _, ...list } = usePagedList(first, { noun: ['work or post', 'works and posts'] });
  if (list.entries.length === 0)
    return (
      <EmptyState title="Everyone has an answer for now." action={<PageLink page="profile">To your works</PageLink>}>
        Want some? Open your work and press Ask for critique.
      </EmptyState>
    );
  return (
    <>
      <ul ref={box} className={cards.list} aria-label="Critique wanted">
        {list.entries.map((wanted) => (
          <li key={`${wanted.kind} ${wanted.id}`} data-entry={wanted.id} tabIndex={-1}>
            <WantedCard wanted={wanted} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} moreAt={first.next === null ? undefined : `?after=${encodeURIComponent(first.next)}`} />
    </>
  );
}

function WantedCard({ wanted: { kind, id, title, path, picture, maker, questions, comments } }: { wanted: Wanted }) {
  const { href } = useShell();
  const to = kind === 'blogs' ? href('blog-answers', { id }) : `${path}#answers`;
  return (
    <article className={cards.card}>
      {picture ? <StoredPicture picture={picture} className={cards.picture} sizes={SIZES} /> : null}
      <div className={cards.words}>
        <h2 className={cards.name} dir="auto">
          <Link className={cards.link} to={to ?? path}>
            {title}
          </Link>
        </h2>
        {maker ? (
          <p className={cards.about}>
            by <bdi>{maker.name}</bdi>
          </p>
        ) : null}
        <Questions questions={questions} />
        <p className={cards.about}>{formatCount(comments, 'comment')}</p>
      </div>
    </article>
  );
}
