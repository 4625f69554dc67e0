import { useId } from 'react';
import type { CommunityPost } from '@verse/api-contract/community';
import { Badge, Card } from '@verse/ui';
import styles from './post-card.module.scss';
import { splitText } from './post-text';

interface PostCardProps {
  post: CommunityPost;
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

export function PostCard({ post }: PostCardProps) {
  const { author, postImage } = post;
  const name = `${author.firstname} ${author.lastname}`;
  const id = useId();
  return (
    <Card as="article" className={styles.card} aria-labelledby={id}>
      <header className={styles.author}>
        <Portrait author={author} />
        <div>
          <h3 className={styles.name} id={id}>
            {name}
          </h3>
          <time className={styles.date} dateTime={post.createdAt}>
            {DAY.format(new Date(post.createdAt))}
          </time>
        </div>
        {author.badges ? (
          <Badge className={styles.badge} tone="highlight">
            {author.badges}
          </Badge>
        ) : null}
      </header>
      <Skills skills={author.skills} />
      <p className={styles.text}>{splitText(post.post).map(linkPart)}</p>
      {postImage ? (
        <img
          className={styles.picture}
          src={postImage}
          alt={`Picture from ${name}`}
          width="1200"
          height="675"
          loading="lazy"
        />
      ) : null}
      <p className={styles.counts}>
        <span>{counted(post.likes, 'like')}</span>
        <span>{counted(post.comments.length, 'comment')}</span>
      </p>
    </Card>
  );
}

function linkPart(part: ReturnType<typeof splitText>[number], index: number) {
  if (!part.href) return part.text;
  return (
    <a key={index} href={part.href} target="_blank" rel="nofollow ugc noopener">
      {part.text}
    </a>
  );
}

function Portrait({ author }: { author: CommunityPost['author'] }) {
  if (author.profilePicture)
    return <img className={styles.portrait} src={author.profilePicture} alt="" width="48" height="48" loading="lazy" />;
  return (
    <span className={styles.portrait} aria-hidden="true">
      {author.firstname.slice(0, 1)}
      {author.lastname.slice(0, 1)}
    </span>
  );
}

function Skills({ skills }: { skills: string[] }) {
  if (skills.length === 0) return null;
  return (
    <ul className={styles.skills} aria-label="Skills">
      {skills.map((skill) => (
        <li key={skill}>
          <Badge>{skill}</Badge>
        </li>
      ))}
    </ul>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
