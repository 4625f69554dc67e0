import { sizeText } from '@verse/api-contract/files';
import { Stack } from '@verse/ui';
import styles from './shown-files.module.scss';

interface ShownFilesProps {
  label: string;
  files: readonly { index: number; type: string; bytes: number }[];
  href: (index: number) => string;
}

const TYPE_LABELS: Record<string, string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'video/mp4': 'MP4 video',
};

/**
 * An entry's files, without their original names. Pictures are displayed, a PDF opens in the page, and every file can
 * be downloaded.
 */
export const ShownFiles = ({ label, files, href }: ShownFilesProps) => (
  <Stack as="ul" aria-label={label}>
    {files.map(({ index, type, bytes }) => (
      <li key={index} className={styles.file}>
        {type.startsWith('image/') ? (
          <img className={styles.picture} src={href(index)} alt={`File ${index + 1}`} loading="lazy" />
        ) : null}
        {type === 'application/pdf' ? (
          <details>
            <summary className={styles.open}>Read file {index + 1} here</summary>
            <iframe className={styles.pages} src={href(index)} title={`File ${index + 1}, PDF`} loading="lazy" />
          </details>
        ) : null}
        <a href={href(index)} download>
          Save file {index + 1}, {TYPE_LABELS[type] ?? 'File'}, {sizeText(bytes)}
        </a>
      </li>
    ))}
  </Stack>
);
