import { type Currency } from '@verse/api-contract/money';
import { BRIEF_TEXTS, type BriefForm, PROJECT_LIMITS } from '@verse/api-contract/projects';
import { faultsIn } from '@verse/api-contract/text';
import { readAmount } from '@verse/api-contract/typed-number';
import { readText } from '../../shared/form-text';
import type { BriefPage } from './brief.api';

type Faults = Record<string, string | undefined>;

function readBudget(form: FormData): { budget: BriefForm['budget']; fault: string | undefined } {
  const typed = readText(form, 'budget').trim();
  if (typed === '') return { budget: null, fault: undefined };
  const { minor, fault } = readAmount(typed);
  if (fault !== undefined) return { budget: null, fault };
  if (minor < 1 || minor > PROJECT_LIMITS.minor) return { budget: null, fault: 'Enter an amount above zero.' };
  return { budget: { currency: readText(form, 'currency') as Currency, minor }, fault: undefined };
}

const linksIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The brief as it is sent, with the errors that can be seen before. */
export function readBrief(form: FormData, page: BriefPage): { brief: BriefForm; faults: Faults } {
  const { seller, service, pack } = page;
  const [title, aim] = [readText(form, 'title'), readText(form, 'aim')];
  const links = linksIn(readText(form, 'links'));
  const { budget, fault } = readBudget(form);
  const { title: titleRule, aim: aimRule } = BRIEF_TEXTS;
  return {
    brief: {
      seller: { kind: seller.kind, handle: seller.handle },
      ...{ service: service?.slug ?? null, packageId: pack?.id ?? null, title, aim, links, budget },
      wantedBy: readText(form, 'wantedBy') || null,
    },
    faults: {
      ...faultsIn({ title: titleRule, aim: aimRule }, { title, aim }),
      links: links.length > PROJECT_LIMITS.links ? `At most ${PROJECT_LIMITS.links} links.` : undefined,
      budget: fault,
    },
  };
}

const CONTROLS = ['title', 'aim', 'links', 'budget', 'wantedBy'];

/** The server names parts of fields, such as `links.0`. Fields without a control are left to the form. */
export const toFieldNames = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, message]) => [name.replace(/\..*$/, ''), message] as const)
      .filter(([name]) => CONTROLS.includes(name)),
  );
