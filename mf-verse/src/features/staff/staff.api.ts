import type { LoaderFunctionArgs } from 'react-router-dom';
import type { StaffDeskList } from '@verse/api-contract/staff';
import { api } from '@verse/contract/react';

export const loadDesks = (args: LoaderFunctionArgs) => api(args)<StaffDeskList>('/api/staff/desks');
