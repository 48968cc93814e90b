export { AppError, type AppErrorDetails, type ErrorCode, errorCodes } from './app-error';
export * from './failure';
export { isKnownSentence, saysReason, serverSentences } from './says-sentence';
