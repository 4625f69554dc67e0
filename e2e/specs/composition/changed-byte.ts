import type { Route } from '@playwright/test';

/** Changes one byte, so that a script or stylesheet still works but differs from the released file. */
export async function changeOneByte(route: Route) {
  const answer = await route.fetch();
  const body = await answer.body();
  body[body.length - 1] = 0x20;
  await route.fulfill({ response: answer, body });
}
