import { isStaff } from '@verse/api-contract/roles';
import { type FindCaller, toBrowser } from '../../../platform/http';
import type { AuthBridge } from './auth-bridge';

export const createFindCaller =
  (bridge: AuthBridge, asksStaffForSecondFactor: boolean): FindCaller =>
  async (request) => {
    const person = await bridge.person(toBrowser(request));
    if (!person) return undefined;
    const { id, firstName, lastName, role, emailVerified, twoFactor, silencedUntil } = person;
    const lacksSecondFactor = asksStaffForSecondFactor && isStaff(role) && !twoFactor;
    return { id, name: `${firstName} ${lastName}`, role, emailVerified, lacksSecondFactor, silencedUntil };
  };
