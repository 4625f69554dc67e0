import type { Route } from '@playwright/test';

/** The script or sheet works as before, but it is not the one that was released. */
export async function changeOneByte(route: Route) {
  const answer = await route.fetch();
  const body = await answer.body();
  body[body.length - 1] = 0x20;
  await route.fulfill({ response: answer, body });
}
