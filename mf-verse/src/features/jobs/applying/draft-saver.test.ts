import type { ApplicationDraft, ApplicationDraftForm } from '@verse/api-contract/job-applications';
import type { Failure, Result } from '@verse/contract/server-state';
import { createDraftSaver } from './draft-saver';

const form = (note: string): ApplicationDraftForm => ({ note, link: '', works: [] });
const UNREACHABLE: Failure = {
  ok: false,
  status: 0,
  code: 'unreachable',
  message: 'Away.',
  fields: {},
  details: {},
  body: '',
};

// @proves GAP-056
it('saves the latest version of a draft, keeps it while offline, and deletes it once sent', async () => {
  const sent: string[] = [];
  const states: string[] = [];
  let isAway = false;
  const saver = createDraftSaver({
    send({ note, ...rest }): Promise<Result<ApplicationDraft>> {
      sent.push(note);
      // Saves another version while the first is being sent.
      if (note === 'one') saver.save(form('two'));
      return Promise.resolve(isAway ? UNREACHABLE : { ok: true, value: { note, ...rest, files: [] } });
    },
    onState: (state, { note }) => states.push(`${state} ${note}`),
  });
  await saver.flush();
  saver.save(form('none'));
  saver.save(form('one'));
  await saver.flush();
  expect(sent).toEqual(['one', 'two']);
  expect(states).toEqual(['saving one', 'saving two', 'saved two']);

  isAway = true;
  saver.save(form('three'));
  await saver.flush();
  expect(states.at(-1)).toBe('kept three');
  isAway = false;
  await saver.flush();
  expect(states.at(-1)).toBe('saved three');
  saver.save(form('four'));
  saver.drop();
  await saver.flush();
  expect(sent).toEqual(['one', 'two', 'three', 'three']);
});
