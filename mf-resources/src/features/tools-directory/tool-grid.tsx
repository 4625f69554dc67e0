import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@verse/ui';
import { ToolCard } from './tool-card';
import type { Tool } from './tools';
import styles from './tools-directory.module.scss';

/** Number of tools initially shown on small screens. */
const FIRST = 6;

/** On small screens, shows the first few tools and a link to the rest, which preserves the filter. */
export function ToolGrid({ tools }: { tools: readonly Tool[] }) {
  const [search] = useSearchParams();
  const isFolded = tools.length > FIRST && search.get('all') !== 'tools';
  const whole = new URLSearchParams(search);
  whole.set('all', 'tools');
  return (
    <>
      <ul className={styles.grid} data-folded={isFolded || undefined}>
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
      {isFolded ? (
        <ButtonLink
          as={Link}
          to={{ search: `?${whole}`, hash: 'tools' }}
          replace
          preventScrollReset
          variant="secondary"
          className={styles.rest}
        >
          Show all {tools.length} tools
        </ButtonLink>
      ) : null}
    </>
  );
}
