import { JUDGING_TEXTS } from '@verse/api-contract/contests/contest-judging.values';
import { findTextErrors } from '@verse/api-contract/text';
import { useForm } from '@verse/contract/form';
import { useShell } from '@verse/contract/react';
import { Button, Cluster, RestoredText, TextField } from '@verse/ui';
import parts from '../../shared/contest-parts.module.scss';
import { FormResult } from '../../shared/form-result';
import { saveSentence } from './judging.api';

const HINT =
  'What won you over? Everyone reads it with the results, next to your name and face. Your scores stay ' +
  'anonymous. Leave it empty to stay anonymous too.';

interface JudgeSentenceProps {
  contestId: string;
  sentence: string;
}

/** A judge's own sentence for the page of results. Optional: without one, the judge is not named. */
export function JudgeSentence({ contestId, sentence }: JudgeSentenceProps) {
  const { notify } = useShell();
  const read = (fields: FormData) => String(fields.get('sentence') ?? '').trim();
  const form = useForm({
    keptAs: `judge sentence ${contestId}`,
    findErrors: (fields) =>
      read(fields) === '' ? {} : findTextErrors({ sentence: JUDGING_TEXTS.sentence }, { sentence: read(fields) }),
    send: (api, fields) => saveSentence(api, contestId, read(fields)),
    onSent: () => notify({ tone: 'success', text: 'Saved.' }),
  });
  return (
    <section className={parts.part} aria-labelledby="sentence-title">
      <h2 id="sentence-title">One sentence for the results</h2>
      <form {...form.props} className={parts.part}>
        {form.isRestored ? <RestoredText onDiscard={form.discard} /> : null}
        <TextField
          label={JUDGING_TEXTS.sentence.label}
          name="sentence"
          isOptional
          maxLength={JUDGING_TEXTS.sentence.max}
          defaultValue={sentence}
          error={form.errors.sentence}
          hint={HINT}
        />
        <FormResult result={form.shown} />
        <Cluster>
          <Button type="submit" variant="secondary" isBusy={form.isBusy}>
            Save the sentence
          </Button>
        </Cluster>
      </form>
    </section>
  );
}
