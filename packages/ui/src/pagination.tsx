import type { ReactNode } from 'react';
import { Icon } from './icon';
import { pageSteps } from './page-steps';
import styles from './pagination.module.scss';

export interface PageLinkProps {
  className: string | undefined;
  children: ReactNode;
  'aria-label': string;
  'aria-current'?: 'page';
  rel?: 'prev' | 'next';
}

interface PaginationProps {
  page: number;
  pages: number;
  /** Renders a page link, e.g. `(page, props) => <Link to={`?page=${page}`} {...props} />`. */
  link: (page: number, props: PageLinkProps & { key: string }) => ReactNode;
}

const previousArrow = (
  <Icon>
    <path d="m15 6-6 6 6 6" />
  </Icon>
);
const nextArrow = (
  <Icon>
    <path d="m9 6 6 6-6 6" />
  </Icon>
);

/**
 * Links to the pages of a list: the first, the last, the current one and its neighbours. Renders nothing if there is
 * only one page.
 *
 * @example <Pagination page={2} pages={9} link={(page, { key, ...props }) => <Link key={key} to={`?page=${page}`}
 * {...props} />} />
 */
export function Pagination({ page, pages, link }: PaginationProps) {
  if (pages < 2) return null;
  const numbered = (number: number) =>
    link(number, {
      key: String(number),
      className: styles.link,
      children: number,
      'aria-label': `Page ${number}`,
      ...(number === page ? { 'aria-current': 'page' } : {}),
    });
  const arrow = (to: number, rel: 'prev' | 'next') =>
    link(to, {
      key: rel,
      className: styles.link,
      children: rel === 'prev' ? previousArrow : nextArrow,
      'aria-label': rel === 'prev' ? 'Previous page' : 'Next page',
      rel,
    });
  return (
    <nav aria-label="Pages">
      <ul className={styles.list}>
        {page > 1 ? <li>{arrow(page - 1, 'prev')}</li> : null}
        {pageSteps(page, pages).map((step, index) => (
          <li
            key={step ?? `gap-${index}`}
            data-neighbour={step !== null && Math.abs(step - page) === 1 && step > 1 && step < pages ? true : undefined}
          >
            {step === null ? <span className={styles.gap}>…</span> : numbered(step)}
          </li>
        ))}
        {page < pages ? <li>{arrow(page + 1, 'next')}</li> : null}
      </ul>
    </nav>
  );
}
