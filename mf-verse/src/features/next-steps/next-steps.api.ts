import type { LoaderFunctionArgs } from 'react-router-dom';
import type { NextSteps } from '@verse/api-contract/next-steps';
import { api } from '@verse/contract/react';

export const loadNextSteps = (args: LoaderFunctionArgs) => api(args)<NextSteps>('/api/me/next-steps');
