interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own address without query or fragment; the server makes it absolute. */
  path: string;
}

/** The page's one title, description and canonical address. The server makes the card for shared links from them. */
export function PageHead({ title, description, path }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={path} />
    </>
  );
}
