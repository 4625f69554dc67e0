import type { Project, ProjectReviews } from '@verse/api-contract/api';
import { formatDate } from '@verse/api-contract/formats';
import { findTextErrors } from '@verse/api-contract/text';
import { PROJECT_REVIEW_TEXTS } from '@verse/api-contract/work/project-reviews.values';
import { readText } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { type Result, useAction, useLoad } from '@verse/contract/server-state';
import { Button, Cluster, Stack, TextAreaField } from '@verse/ui';
import { ChangeDialog } from '../../shared/change-dialog';
import { MutedText } from '../../shared/muted-text';
import { otherParty } from '../../shared/other-party';
import { Panel } from '../../shared/panel';
import { ReportButton } from '../../shared/report-button';
import { ReviewText } from '../../shared/review-text';
import { removeAnswer, saveAnswer, withdrawReview } from './project-reviews.api';
import { ReviewDialog } from './review-dialog';

const hasPaidWork = ({ seller, work }: Project): boolean =>
  seller.kind !== 'house' &&
  work?.milestones.some(({ state, payment }) => state === 'accepted' && payment.state === 'paid') === true;

/** The reviews that the sides of a project write of each other, once work is accepted and paid. */
export function ReviewsPanel({ project }: { project: Project }) {
  const { number } = project;
  const { href } = useShell();
  const address = hasPaidWork(project) ? `${href('project', { number })}/reviews` : null;
  const { data } = useLoad<Result<ProjectReviews>>(address);
  if (!data?.ok) return null;
  const { own, other, hasOther, until, may } = data.value;
  if (!own && !other && !may.write) return null;
  return (
    <Panel title="Reviews" anchor="reviews">
      {own ? <OwnReview project={project} own={own} may={may} /> : null}
      {may.write && !own ? (
        <>
          <p>
            {hasOther
              ? `${otherParty(project).name} reviewed you. Write yours to read it.`
              : `How was it to work with ${otherParty(project).name}? Both reviews go public once both are in.`}
            {until ? ` You have until ${formatDate(until)}.` : ''}
          </p>
          <div>
            <ReviewDialog project={project} own={null} />
          </div>
        </>
      ) : null}
      {other ? <OtherReview project={project} other={other} mayAnswer={may.answer} /> : null}
    </Panel>
  );
}

interface OwnReviewProps {
  project: Project;
  own: NonNullable<ProjectReviews['own']>;
  may: ProjectReviews['may'];
}

function OwnReview({ project, own, may }: OwnReviewProps) {
  const { number } = project;
  const withdraw = useAction(withdrawReview, { success: 'Review withdrawn.' });
  return (
    <Stack as="section" gap={3} aria-labelledby="own-review">
      <h3 id="own-review">Your review</h3>
      <ReviewText review={own} />
      {own.showsAt ? (
        <MutedText>
          Only you see it until <bdi>{otherParty(project).name}</bdi> writes, or until {formatDate(own.showsAt)}.
        </MutedText>
      ) : null}
      {own.isRemoved ? <MutedText>A moderator has removed it.</MutedText> : null}
      {may.write ? (
        <Cluster>
          <ReviewDialog project={project} own={own} />
          <Button size="small" variant="quiet" isBusy={withdraw.isBusy} onClick={() => withdraw.run(number)}>
            Withdraw review
          </Button>
        </Cluster>
      ) : null}
    </Stack>
  );
}

interface OtherReviewProps {
  project: Project;
  other: NonNullable<ProjectReviews['other']>;
  mayAnswer: boolean;
}

function OtherReview({ project, other, mayAnswer }: OtherReviewProps) {
  const { number } = project;
  const { id, answer } = other;
  const remove = useAction(removeAnswer, { success: 'Your answer is removed.' });
  return (
    <Stack as="section" gap={3} aria-labelledby="other-review">
      <h3 id="other-review">
        Review by <bdi>{otherParty(project).name}</bdi>
      </h3>
      <ReviewText review={other} />
      <Cluster>
        {mayAnswer ? (
          <ChangeDialog<ProjectReviews>
            action={answer ? 'Change your answer' : 'Answer'}
            done="Your answer is public."
            keptAs={`review-answer ${number}`}
            findErrors={(form) =>
              findTextErrors({ text: PROJECT_REVIEW_TEXTS.answer }, { text: readText(form, 'text') })
            }
            send={(api, form) => saveAnswer(api, { number, text: readText(form, 'text') })}
          >
            {(errors) => (
              <TextAreaField
                label="Answer"
                name="text"
                rows={4}
                required
                maxLength={PROJECT_REVIEW_TEXTS.answer.max}
                hint="It appears under the review."
                defaultValue={answer?.text}
                error={errors.text}
              />
            )}
          </ChangeDialog>
        ) : null}
        {mayAnswer && answer ? (
          <Button size="small" variant="quiet" isBusy={remove.isBusy} onClick={() => remove.run(number)}>
            Remove answer
          </Button>
        ) : null}
        <ReportButton type="review" id={id} label="Report the review" />
      </Cluster>
    </Stack>
  );
}
