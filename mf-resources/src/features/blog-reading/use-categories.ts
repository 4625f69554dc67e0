import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Arriving, Outcome } from '../../shared/outcome';
import type { PostPage } from './blog-reading.api';

const categoriesOf = (outcome: Outcome<PostPage>) => ('value' in outcome ? outcome.value.posts.map(({ category }) => category) : []);
const joined = (one: string[], other: string[]) => [...new Set([...one, ...other])].sort((left, right) => left.localeCompare(right, 'en'));

/** The categories met so far: choosing one does not make the others disappear. */
export function useCategories(): string[] {
  const { arriving } = useLoaderData<Arriving<PostPage>>();
  const isThere = !(arriving instanceof Promise);
  const [known, setKnown] = useState(isThere ? joined(categoriesOf(arriving), []) : []);
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(arriving).then((outcome) => {
      if (isCurrent) setKnown((before) => joined(before, categoriesOf(outcome)));
    });
    return () => {
      isCurrent = false;
    };
  }, [arriving]);
  return known;
}
