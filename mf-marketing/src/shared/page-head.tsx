import site from './site.json';

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own address without query or fragment; the server makes it absolute. */
  path: string;
}

/** The page's one title, description and canonical address, with the same words for shared links. */
export function PageHead({ title, description, path }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
    </>
  );
}
