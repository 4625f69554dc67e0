import type { JudgeViewAnswer } from '@verse/api-contract/contests/contest-judging';
import parts from '../../shared/contest-parts.module.scss';
import { MADE_HOW_LABELS } from '../../shared/made-how-labels';
import { ShownFiles } from '../../shared/shown-files';

interface JudgeViewProps {
  entry: JudgeViewAnswer;
  /** Returns a file's URL. If omitted, files are listed without links. */
  fileHref?: (index: number) => string;
}

export const JudgeView = ({ entry: { title, text, madeHow, files }, fileHref }: JudgeViewProps) => (
  <div className={parts.part}>
    <h2 dir="auto">{title}</h2>
    {madeHow === 'unsaid' ? null : <p className={parts.quiet}>{MADE_HOW_LABELS[madeHow]}</p>}
    <p className={parts.text} dir="auto">
      {text}
    </p>
    {files.length > 0 && fileHref ? <ShownFiles label="Files" files={files} href={fileHref} /> : null}
    <p className={parts.quiet}>Names, addresses and links are hidden, and so are ZIP and large PDF files.</p>
  </div>
);
