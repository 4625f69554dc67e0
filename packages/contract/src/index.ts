export { CONTRACT_VERSION } from './version';
export { defineRemote } from './remote-module';
export type { RemoteModule, RouteHandle, SlotName } from './remote-module';
export type { Href, PageName, ParamsByPage } from './addresses';
export type { ChangesApi, Notice, Report, Session, SessionApi, SessionStatus, ShellApi } from './shell-api';
export type { ApiClient, ApiFailure, ApiRequest } from './api-client';
export { ApiError } from './api-client';
