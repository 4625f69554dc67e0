import { addressOf } from '@verse/contract/addresses';
import type { NextStepSource } from '../../../platform/feature';
import { toSellerKey } from './project';
import { ONGOING_STATES, type ProjectRepository } from './projects.repository';
import type { ProjectView } from './projects.view';
import type { Sides } from './sides';

interface Dependencies {
  projects: Pick<ProjectRepository, 'list'>;
  sides: Pick<Sides, 'sideOf' | 'sellingFor' | 'buyingFilters'>;
  view: Pick<ProjectView, 'nextStepOf'>;
}

/** Finds projects that are waiting for the member's side. */
export const projectSteps = ({ projects, sides, view }: Dependencies): NextStepSource => ({
  kind: 'projects',
  async find(person, most) {
    const keys = (await sides.sellingFor(person.id)).map(toSellerKey);
    const filters = [...(await sides.buyingFilters(person.id)), ...keys.map((sellerKey) => ({ sellerKey }))];
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
    // A seller who also acts for the client's organisation is found twice.
    const found = new Map([...active, ...completed].map((project) => [project.id, project]));
    const steps = [...found.values()].map(async (project) => {
      const side = await sides.sideOf(person, project);
      const step = side && view.nextStepOf({ project, side });
      if (!step) return [];
      const path = addressOf('project', { number: project.number });
      return [{ title: project.brief.title, text: step.text, path, dueAt: step.dueAt }];
    });
    return (await Promise.all(steps)).flat();
  },
});
