import { sizeText } from '@verse/api-contract/files';
import styles from './shown-files.module.scss';

interface ShownFilesProps {
  label: string;
  files: readonly { index: number; type: string; bytes: number }[];
  href: (index: number) => string;
}

const TYPE_WORDS: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'video/mp4': 'MP4 video',
};

/** An entry's files, without their original names. Pictures are displayed, and every file can be downloaded. */
export const ShownFiles = ({ label, files, href }: ShownFilesProps) => (
  <ul className={styles.files} aria-label={label}>
    {files.map(({ index, type, bytes }) => (
      <li key={index} className={styles.file}>
        {type.startsWith('image/') ? (
          <img className={styles.picture} src={href(index)} alt={`File ${index + 1}`} loading="lazy" />
        ) : null}
        <a className={styles.link} href={href(index)} download>
          Save file {index + 1}, {TYPE_WORDS[type] ?? 'File'}, {sizeText(bytes)}
        </a>
      </li>
    ))}
  </ul>
);
