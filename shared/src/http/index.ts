export { createHttpClient, type HttpSettings, networkError, queryParameters } from './axios-client';
export type { Exchange, ExchangeCall, RawAnswer } from './exchange';
export type { AnswerParser, CallOptions, HttpClient, IdempotencyKeys, PostOptions, Query } from './http-client';
export { jsonOfBytes } from './parse-json';
export { isSuccessful, readAnswer } from './read-answer';
export { readWithin } from './read-within';
