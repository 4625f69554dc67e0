import type { JudgeViewAnswer } from '@verse/api-contract/contest-judging';
import { MADE_HOW_WORDS } from '../../shared/made-how';
import { ShownFiles } from '../../shared/shown-files';
import styles from './judging.module.scss';

interface JudgeViewProps {
  entry: JudgeViewAnswer;
  /** Returns a file's URL. If omitted, files are listed without links. */
  fileHref?: (index: number) => string;
}

export const JudgeView = ({ entry: { title, text, madeHow, files }, fileHref }: JudgeViewProps) => (
  <div className={styles.part}>
    <h2 dir="auto">{title}</h2>
    {madeHow === 'unsaid' ? null : <p className={styles.quiet}>{MADE_HOW_WORDS[madeHow]}</p>}
    <p className={styles.text} dir="auto">
      {text}
    </p>
    {files.length > 0 && fileHref ? <ShownFiles label="Files" files={files} href={fileHref} /> : null}
    <p className={styles.quiet}>Names, addresses and links are hidden. ZIP files and large PDF files are not shown.</p>
  </div>
);
