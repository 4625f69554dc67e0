import { randomBytes } from 'node:crypto';
import { activeOf, asGateway, idOf, team } from '../../../../test/registry-team';
import { startApi, stopApis } from '../../../../test/start-api';
import { openFor, STORE_FORMS } from '../../../../test/store-forms';

afterEach(stopApis);

describe.each(STORE_FORMS)('on $name', ({ open }) => {
  const start: typeof startApi = async (environment, given) =>
    startApi(environment, { store: await openFor('registry_', open), ...given });

  // @proves RTE-11
  it("lets a team lift its own freeze, but neither lift nor bypass an admin's", async () => {
    const token = randomBytes(24).toString('base64url');
    const api = await start({ PURGE_TOKEN: token });
    const { upload, act, standing } = await team(api);
    const gateway = asGateway(token);
    const one = await upload(1);
    const two = await upload(2);
    const three = await upload(3);
    await act({ act: 'deploy', release: one, expected: null });
    await act({ act: 'deploy', release: two, expected: one });
    for (const turn of ['freeze', 'unfreeze', 'freeze'])
      expect((await act({ act: turn, why: 'our sale' })).status).toBe(200);
    // An admin can take over a team's freeze and lift it.
    expect((await gateway.act(api, { act: 'unfreeze' })).status).toBe(200);
    expect((await gateway.act(api, { act: 'freeze', why: 'an incident' })).status).toBe(200);

    const before = await standing();
    const around: object[] = [
      { act: 'unfreeze' },
      { act: 'freeze', why: 'ours, to lift it afterwards' },
      { act: 'activate', release: three },
      { act: 'deploy', release: three },
      { act: 'canary', release: three, share: 50, expected: two },
      ...[one, three].map((release) => ({ act: 'refused', release: two, before: release, why: 'it fails' })),
    ];
    for (const said of around) expect([said, (await act(said)).status]).toEqual([said, 409]);
    const nowhere = { act: 'refused', release: two, before: idOf(9), why: 'it fails' };
    expect((await act(nowhere)).status).toBe(404);
    expect((await gateway.act(api, nowhere)).status).toBe(404);
    expect(await standing()).toEqual(before);
    expect(before.frozen).toMatchObject({ who: 'Grace', why: 'an incident' });

    // During the freeze, gateways can still roll back, and they can also unfreeze.
    expect((await gateway.act(api, { ...nowhere, before: three })).status).toBe(409);
    expect((await gateway.act(api, { ...nowhere, before: one })).status).toBe(200);
    expect(await activeOf(api)).toBe(one);
    expect((await gateway.act(api, { act: 'unfreeze' })).status).toBe(200);
    expect((await act({ act: 'activate', release: two })).status).toBe(200);
  });

  // @proves RTE-11
  it('reverts a rejected rollback, and rejects requests that claim to come from a gateway', async () => {
    const token = randomBytes(24).toString('base64url');
    const api = await start({ PURGE_TOKEN: token });
    const { upload, act, standing } = await team(api);
    const one = await upload(1);
    const two = await upload(2);
    await act({ act: 'deploy', release: one, expected: null });
    await act({ act: 'deploy', release: two, expected: one });
    await act({ act: 'rollback' });
    const refused = { act: 'refused', release: one, before: two, why: 'it does not render' };
    expect((await act({ ...refused, who: 'the gateway' })).status).toBe(400);
    expect((await act(refused)).status).toBe(200);
    expect(await activeOf(api)).toBe(two);
    expect((await standing()).journal.map(({ act: done }) => done)).toEqual([
      'deploy',
      'deploy',
      'rollback',
      'refused',
    ]);
  });
});
