type Param = string | number | undefined;

export const part = (text: Param): string => encodeURIComponent(text ?? '');
export const contestPath = (id: Param): string => `/api/contests/${part(id)}`;
export const ownEntryPath = (id: Param): string => `${contestPath(id)}/entries/own`;
export const organisationPath = (handle: Param): string => `/api/organisations/${part(handle)}`;
export const organisedContestPath = (handle: Param, id: Param): string =>
  [organisationPath(handle), 'contests', part(id)].join('/');
