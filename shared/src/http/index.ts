export { createHttpClient, type HttpSettings } from './axios-client';
export type { CallOptions, HttpClient, PostOptions, Query } from './http-client';
