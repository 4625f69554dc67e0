import { useState } from 'react';
import type { ContestDraft } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { Button, Cluster } from '@verse/ui';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import parts from '../../shared/contest-parts.module.scss';
import { Fold } from '../../shared/fold';
import { TEMPLATE_KINDS, TEMPLATE_NAMES, type TemplateKind } from './template-names';
import type { Filled } from './templates';

interface Chosen {
  kind: TemplateKind;
  filled: Filled;
}

interface TemplateChoiceProps {
  form: ContestDraft;
  change: (patch: Partial<ContestDraft>) => void;
  /** Called after a template has filled in the form. */
  onFilled: () => void;
}

const isBlank = ({ title, description, criteria, rules, deadline }: ContestDraft) =>
  [title, description, rules, deadline].every((text) => text === '') && criteria.length === 0;

const loadTemplates = () => import(/* webpackChunkName: "mf-verse-contest-templates" */ './templates');

/** Fills in a draft from a template. Asks before it replaces what was typed. */
export function TemplateChoice({ form, change, onFilled }: TemplateChoiceProps) {
  const { notify } = useShell();
  const [chosen, setChosen] = useState<Chosen>();
  const [asked, setAsked] = useState<Chosen>();
  const [isBlankAtFirst] = useState(() => isBlank(form));

  function fill(next: Chosen) {
    setAsked(undefined);
    setChosen(next);
    change(next.filled);
    onFilled();
  }

  async function choose(kind: TemplateKind) {
    const templates = await loadTemplates().catch(() => undefined);
    if (!templates) {
      notify({ tone: 'error', text: 'We couldn’t load the template. Please try again.' });
      return;
    }
    const next = { kind, filled: templates.fillTemplate(kind, new Date()) };
    if (templates.overwrites(form, next.filled, chosen?.filled ?? {})) setAsked(next);
    else fill(next);
  }

  const name = asked && TEMPLATE_NAMES[asked.kind];
  return (
    <Fold
      title="Template"
      summary={chosen ? TEMPLATE_NAMES[chosen.kind] : 'Dates, rules and criteria, filled in for you'}
      isOpen={isBlankAtFirst}
    >
      <p className={parts.quiet}>Pick what people will make. You can change everything it fills in.</p>
      <Cluster role="group" aria-label="Templates">
        {TEMPLATE_KINDS.map((kind) => (
          <Button key={kind} variant="secondary" aria-pressed={kind === chosen?.kind} onClick={() => void choose(kind)}>
            {TEMPLATE_NAMES[kind]}
          </Button>
        ))}
      </Cluster>
      {asked ? (
        <ConfirmDialog
          title={`Fill in the template “${name}”?`}
          confirm="Replace what I typed"
          keep="Keep mine"
          isBusy={false}
          onConfirm={() => fill(asked)}
          onClose={() => setAsked(undefined)}
        >
          It replaces your dates, rules, criteria, pledge and licence. Title, description and prize stay.
        </ConfirmDialog>
      ) : null}
    </Fold>
  );
}
