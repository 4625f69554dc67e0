import type { Picture } from '@verse/api-contract/blogs';
import styles from './post-article.module.scss';
import { PostGallery } from './post-gallery';
import { PostPicture } from './post-picture';

interface PostBodyProps {
  content: string;
  picture: Picture;
  contentImages: Picture[];
}

/** Blank lines part paragraphs; every other break is kept by the sheet. Always text, never markup. */
const splitParagraphs = (content: string) => content.replace(/\r\n?/g, '\n').split('\n\n');

/** The picture, the text and its pictures. */
export function PostBody({ content, picture, contentImages }: PostBodyProps) {
  return (
    <>
      <PostPicture picture={picture} sizes="(width >= 1100px) 64rem, 100vw" isPriority className={styles.picture} />
      <div className={styles.content}>
        {splitParagraphs(content).map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
      </div>
      <PostGallery pictures={contentImages} />
    </>
  );
}
