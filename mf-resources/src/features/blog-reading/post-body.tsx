import type { ContentPicture, Picture } from '@verse/api-contract/api';
import type { TextBlock } from '@verse/api-contract/formatted-text';
import { pictureKeysIn } from '@verse/api-contract/picture-keys';
import { FormattedText } from '@verse/ui';
import styles from './post-article.module.scss';
import { PostGallery } from './post-gallery';
import gallery from './post-gallery.module.scss';
import { PostPicture } from './post-picture';

interface PostBodyProps {
  body: TextBlock[];
  picture: Picture;
  contentImages: ContentPicture[];
  topLevel?: 2 | 4;
}

/** A post's cover picture, its text with inline pictures, and its remaining pictures. */
export function PostBody({ body, picture, contentImages, topLevel }: PostBodyProps) {
  const keys = pictureKeysIn(body);
  const isNamed = ({ key }: ContentPicture) => key !== undefined && keys.includes(key);
  const showPicture = (key: string, alt: string) => {
    const named = contentImages.find((one) => one.key === key);
    return named ? (
      <PostPicture
        picture={{ ...named, alt: alt || named.alt }}
        sizes="(width >= 720px) 44rem, 100vw"
        className={gallery.picture}
      />
    ) : null;
  };
  return (
    <>
      <PostPicture
        picture={picture}
        sizes="(width >= 1100px) 64rem, 100vw"
        isPriority
        className={styles.picture}
        data-grown
      />
      <FormattedText className={styles.content} blocks={body} picture={showPicture} topLevel={topLevel} />
      <PostGallery pictures={contentImages.filter((one) => !isNamed(one))} />
    </>
  );
}
