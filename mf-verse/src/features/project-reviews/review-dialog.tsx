import type { Project, ProjectReviewForm, ProjectReviews } from '@verse/api-contract/api';
import { findTextErrors } from '@verse/api-contract/text';
import {
  PROJECT_REVIEW_TEXTS,
  REVIEW_CRITERIA,
  REVIEW_SCORES,
  type ReviewCriterion,
} from '@verse/api-contract/work/project-reviews.values';
import { otherSide } from '@verse/api-contract/work/projects.values';
import { readText } from '@verse/contract/form';
import { SelectField, TextAreaField } from '@verse/ui';
import { ChangeDialog } from '../../shared/change-dialog';
import { saveReview } from './project-reviews.api';

interface ReviewDialogProps {
  project: Project;
  /** The review being changed; null if a new one is being written. */
  own: ProjectReviews['own'];
}

const scoreName = (index: number) => `scores.${index}`;

/** Three scores, each described, and a text. */
export function ReviewDialog({ project: { number, side }, own }: ReviewDialogProps) {
  const reviewed = otherSide(side);
  const criteria: readonly ReviewCriterion[] = REVIEW_CRITERIA[reviewed];

  function findErrors(form: FormData) {
    const missing = criteria.flatMap((_, index) => (readText(form, scoreName(index)) === '' ? [scoreName(index)] : []));
    return {
      ...Object.fromEntries(missing.map((name) => [name, 'Choose a score.'])),
      ...findTextErrors({ text: PROJECT_REVIEW_TEXTS.text }, { text: readText(form, 'text') }),
    };
  }

  return (
    <ChangeDialog<ProjectReviews>
      action={own ? 'Change your review' : 'Write a review'}
      title={`Review the ${reviewed}`}
      submit={own ? 'Save changes' : 'Send review'}
      variant={own ? 'secondary' : 'primary'}
      done={own ? 'Review updated.' : 'Review saved.'}
      keptAs={`review ${number}`}
      findErrors={findErrors}
      send={(api, form) => {
        const scores = criteria.map((_, index) => Number(readText(form, scoreName(index))));
        return saveReview(api, number, { scores, text: readText(form, 'text') } as ProjectReviewForm);
      }}
    >
      {(errors) => (
        <>
          {criteria.map(({ label, words }, index) => (
            <SelectField
              key={label}
              label={label}
              name={scoreName(index)}
              required
              defaultValue={own?.scores[index] ?? ''}
              error={errors[scoreName(index)]}
            >
              <option value="" disabled>
                Choose
              </option>
              {REVIEW_SCORES.toReversed().map((score) => (
                <option key={score} value={score}>
                  {score}: {words[score - 1]}
                </option>
              ))}
            </SelectField>
          ))}
          <TextAreaField
            label="Review"
            name="text"
            rows={5}
            required
            maxLength={PROJECT_REVIEW_TEXTS.text.max}
            hint="Everyone sees it with your name once it’s public. Then it’s final."
            defaultValue={own?.text}
            error={errors.text}
          />
        </>
      )}
    </ChangeDialog>
  );
}
