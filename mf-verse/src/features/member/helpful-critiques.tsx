import { Link } from 'react-router-dom';
import type { CritiquesPage } from '@verse/api-contract/api';
import { formatCount } from '@verse/api-contract/formats';
import { Stack } from '@verse/ui';
import { MutedText } from '../../shared/muted-text';
import { truncateLine } from '../../shared/post-labels';
import styles from './helpful-critiques.module.scss';
import { CRITIQUES } from './member.api';

const LENGTH = 160;

/** The member's critiques that makers found helpful, with links to them. */
export function HelpfulCritiques({ page }: { page: CritiquesPage | undefined }) {
  if (!page || page.count === 0) return null;
  const { count, critiques, next } = page;
  return (
    <Stack as="section" gap={5} id="critiques" aria-labelledby="critiques-title">
      <h2 id="critiques-title">Critiques that helped</h2>
      <MutedText>{`${formatCount(count, 'maker’s thanks', 'makers’ thanks')}`}</MutedText>
      <ul className={styles.list}>
        {critiques.map(({ id, text, about }) => (
          <li key={id}>
            <Link className={styles.link} to={`${about.path}#answers`} dir="auto">
              {about.title}
            </Link>
            {about.maker ? (
              <MutedText as="span">
                {' by '}
                <bdi>{about.maker.name}</bdi>
              </MutedText>
            ) : null}
            <p dir="auto">{truncateLine(text, LENGTH)}</p>
          </li>
        ))}
      </ul>
      {next === null ? null : (
        <p>
          <Link className={styles.link} to={`?${new URLSearchParams({ [CRITIQUES]: next })}#critiques`}>
            Earlier critiques
          </Link>
        </p>
      )}
    </Stack>
  );
}
