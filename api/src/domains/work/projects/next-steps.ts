import { addressOf } from '@verse/contract/addresses';
import type { NextStepSource } from '../../../platform/feature';
import type { Organisations } from '../../../platform/ports';
import type { ProjectRepository } from './projects.repository';
import type { ProjectView } from './projects.view';
import type { Sides } from './sides';

interface Dependencies {
  projects: Pick<ProjectRepository, 'list'>;
  sides: Pick<Sides, 'sideOf'>;
  organisations: Pick<Organisations, 'idsOfMember'>;
  view: Pick<ProjectView, 'nextStepOf'>;
}

const ONGOING_STATES = ['open', 'agreed'] as const;

/** Finds projects that are waiting for the member's side. */
export const projectSteps = ({ projects, sides, organisations, view }: Dependencies): NextStepSource => ({
  kind: 'projects',
  async find(person, most) {
    const ids = await organisations.idsOfMember(person.id);
    const keys = [`member:${person.id}`, ...ids.map((id) => `organisation:${id}`)];
    const filters = [{ clientId: person.id }, ...keys.map((sellerKey) => ({ sellerKey }))];
    const [active, completed] = await Promise.all([
      // Queries each state separately, so that ended projects are not read.
      projects.list(
        filters.flatMap((filter) => ONGOING_STATES.map((state) => ({ ...filter, state }))),
        undefined,
        most,
      ),
      // A completed project may still be awaiting a payment, or its confirmation. Completed projects are queried
      // separately, so that recent, fully paid ones do not displace ongoing projects.
      projects.list(
        filters.map((filter) => ({ ...filter, state: 'completed' as const })),
        undefined,
        most,
      ),
    ]);
    const steps = [...active, ...completed].map(async (project) => {
      const side = await sides.sideOf(person, project);
      const step = side && view.nextStepOf({ project, side });
      if (!step) return [];
      const path = addressOf('project', { number: project.number });
      return [{ title: project.brief.title, text: step.text, path, dueAt: step.dueAt }];
    });
    return (await Promise.all(steps)).flat();
  },
});
