import { useEffect, useState } from 'react';
import type { PreviewedPost } from '../../features/blog-writing';

type PreviewModule = typeof import('./reader-preview');

/** The preview, whose code is loaded with the first one. The form stays if that fails. */
export function LazyPreview({ post }: { post: PreviewedPost }) {
  const [loaded, setLoaded] = useState<PreviewModule | 'failed'>();
  useEffect(() => {
    let isShown = true;
    import(/* webpackChunkName: "mf-resources-reader-preview" */ './reader-preview').then(
      (module) => isShown && setLoaded(module),
      () => isShown && setLoaded('failed'),
    );
    return () => {
      isShown = false;
    };
  }, []);
  if (loaded === 'failed') return <p role="status">The preview could not be loaded. You can publish without it.</p>;
  return loaded ? <loaded.ReaderPreview post={post} /> : null;
}
