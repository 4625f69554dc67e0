import { type PageLinkProps, Pagination } from './pagination';

const link = (page: number, { key, children, ...props }: PageLinkProps & { key: string }) => (
  <a key={key} href={`#${page}`} {...props}>
    {children}
  </a>
);

export default {
  'first page': <Pagination page={1} pages={9} link={link} />,
  'middle page': <Pagination page={5} pages={9} link={link} />,
  'last page': <Pagination page={9} pages={9} link={link} />,
  'two pages': <Pagination page={1} pages={2} link={link} />,
  'many pages': <Pagination page={480} pages={1200} link={link} />,
  empty: <Pagination page={1} pages={1} link={link} />,
};
