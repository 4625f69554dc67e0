interface PageHeadProps {
  title: string;
  description: string;
  /** The page's own address; the server makes it absolute. None for a page that is not to be found by searching. */
  path?: string;
  /** For a page about one thing with a picture of its own. */
  image?: string;
}

/** The page's one title, description and canonical address, with the same words for shared links. */
export function PageHead({ title, description, path, image }: PageHeadProps) {
  return (
    <>
      <title>{`${title} | Creativity Verse`}</title>
      <meta name="description" content={description} />
      {path ? <link rel="canonical" href={path} /> : <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={image ? 'article' : 'website'} />
      {image ? <meta property="og:image" content={image} /> : null}
    </>
  );
}
