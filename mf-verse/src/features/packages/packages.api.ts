import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OwnPackages, PackagesForm } from '@verse/api-contract/packages';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';

const OWN = '/api/me/packages';

export type PackageForm = PackagesForm['packages'][number];

export const loadOwnPackages = (args: LoaderFunctionArgs) => api(args)<OwnPackages>(OWN);

/** Replaces all packages. Fails if they have changed since the given version. */
export const savePackages = (client: ApiClient, packages: readonly PackageForm[], version: number) =>
  client<OwnPackages>(OWN, { method: 'PUT', body: { packages }, headers: { 'If-Match': `"${version}"` } });
