export { createHttpClient, type HttpSettings } from './axios-client';
export type { Exchange, ExchangeCall, RawAnswer } from './exchange';
export type { AnswerParser, CallOptions, HttpClient, IdempotencyKeys, PostOptions, Query } from './http-client';
export { networkError } from './network-error';
export { jsonOfBytes } from './parse-json';
export { queryParameters } from './query-parameters';
export { isSuccessful, readAnswer } from './read-answer';
export { readWithin } from './read-within';
