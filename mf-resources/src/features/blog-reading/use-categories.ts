import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { Arriving, Outcome } from '../../shared/outcome';
import type { PostPage } from './blog-reading.api';

const categoriesIn = (outcome: Outcome<PostPage>) => ('value' in outcome ? outcome.value.categories : null);

/** The categories there are. While the next posts arrive, and when they do not, those that were known stay. */
export function useCategories(): string[] {
  const { arriving } = useLoaderData<Arriving<PostPage>>();
  const [known, setKnown] = useState(() => (arriving instanceof Promise ? [] : (categoriesIn(arriving) ?? [])));
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(arriving).then((outcome) => {
      if (isCurrent) setKnown((before) => categoriesIn(outcome) ?? before);
    });
    return () => {
      isCurrent = false;
    };
  }, [arriving]);
  return known;
}
