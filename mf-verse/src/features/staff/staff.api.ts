import type { LoaderFunctionArgs } from 'react-router-dom';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

export const loadDesks = (args: LoaderFunctionArgs) => callApi(api(args), 'GET /api/staff/queues');
