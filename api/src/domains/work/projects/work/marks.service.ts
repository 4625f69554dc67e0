import type { MarkAnswerForm } from '@verse/api-contract/api';
import { AppError } from '../../../../platform/http';
import type { OpenProject, StoredMark } from '../project';
import type { ProjectParts } from '../project-parts';
import { type Acting, assertSide, assertWorking, findMilestone, wrongState } from './acting';
import { findMark, hasAnsweredAll, marksOf, withMark } from './marks';
import { isFinal, withMilestone } from './milestones';
import type { NotifyOfWork } from './work-notices';

interface Dependencies extends Pick<ProjectParts, 'now'> {
  acting: Pick<Acting, 'change'>;
  tell: NotifyOfWork;
}

export const UNKNOWN_MARK = 'There is no such mark.';

/** Names a mark in `ProjectEvent.about`. */
export const markOf = (milestone: string, mark: string): string => `${milestone}/marks/${mark}`;

/** The seller's answers to the marks of a request for changes. */
export const createMarks = ({ acting, tell, now }: Dependencies) => ({
  /**
   * Answers a mark, marks it as done, or undoes either. Notifies the client once every mark of the request is answered
   * or done.
   *
   * @throws AppError `not-found` if the mark is unknown
   */
  async answer(open: OpenProject, id: string, markId: string, form: MarkAnswerForm): Promise<OpenProject> {
    assertSide(open, 'seller');
    assertWorking(open.project);
    const milestone = findMilestone(open.project, id);
    const place = findMark(milestone, markId);
    const delivery = place && milestone.deliveries[place.delivery];
    const mark = delivery && marksOf(delivery)[place.place];
    if (!mark) throw new AppError('not-found', UNKNOWN_MARK);
    if (isFinal(milestone)) throw wrongState('This milestone is accepted or cancelled.');
    if ((mark.answer?.text ?? '') === form.answer && (mark.done !== undefined) === form.isDone) return open;
    const act = { at: now(), by: open.readerId };
    const { file, x, y, text } = mark;
    const changed: StoredMark = { file, x, y, text };
    if (form.answer !== '')
      changed.answer = mark.answer?.text === form.answer ? mark.answer : { ...act, text: form.answer };
    if (form.isDone) changed.done = mark.done ?? act;
    const deliveries = withMark(milestone.deliveries, place, changed);
    const milestones = withMilestone(open.project.milestones, id, (one) => ({ ...one, deliveries }));
    const what = `answered mark ${place.place + 1} on “${milestone.title}”`;
    const project = await acting.change(open, { milestones }, what, markOf(id, markId));
    if (hasAnsweredAll(deliveries[place.delivery]!) && !hasAnsweredAll(delivery))
      await tell({ project, news: 'marks', to: ['client'], milestone, act: `${place.delivery + 1}`, by: act.by });
    return { ...open, project };
  },
});

export type Marks = ReturnType<typeof createMarks>;
