import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PackagesForm } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

export type PackageForm = PackagesForm['packages'][number];

export const loadOwnPackages = (args: LoaderFunctionArgs) => callApi(api(args), 'GET /api/me/packages');

/** Replaces all packages. Fails if they have changed since the given version. */
export const savePackages = (client: ApiClient, packages: PackageForm[], version: number) =>
  callApi(client, 'PUT /api/me/packages', { version, body: { packages } });
