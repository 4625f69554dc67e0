import type { Project } from '@verse/api-contract/api';
import { findTextErrors } from '@verse/api-contract/text';
import { BRIEF_TEXTS } from '@verse/api-contract/work/projects.values';
import { readText } from '@verse/contract/form';
import { TextAreaField } from '@verse/ui';
import { ChangeDialog } from '../../shared/change-dialog';
import { TurnAct } from '../../shared/turn-act';
import { endProject } from './projects.api';

const WORDS = {
  client: {
    action: 'Withdraw the brief',
    hint: 'The seller reads it. You can’t reopen a withdrawn brief.',
    done: 'Brief withdrawn.',
  },
  seller: {
    action: 'Decline the brief',
    hint: 'The client reads it. You can’t reopen a declined brief.',
    done: 'Brief declined.',
  },
} as const;

/** Ends a project that has no agreement yet; requires a reason. */
export function ProjectEnding({ project }: { project: Project }) {
  const { may, side, number } = project;
  if (!may.withdraw && !may.decline) return null;
  const { action, hint, done } = WORDS[side];
  const isTurn = project.nextStep?.act === 'offer' ? may.decline : false;
  return (
    <TurnAct isTurn={isTurn}>
      <ChangeDialog<Project>
        action={action}
        done={done}
        size="medium"
        keptAs={`ending ${number}`}
        findErrors={(form) => findTextErrors({ reason: BRIEF_TEXTS.reason }, { reason: readText(form, 'reason') })}
        send={(api, form) => endProject(api, project, readText(form, 'reason'))}
      >
        {(errors) => (
          <TextAreaField
            label="Reason"
            name="reason"
            required
            rows={4}
            maxLength={BRIEF_TEXTS.reason.max}
            hint={hint}
            error={errors.reason}
          />
        )}
      </ChangeDialog>
    </TurnAct>
  );
}
