export { AppError, type AppErrorDetails, type ErrorCode, errorCodes } from './app-error';
export { serverSentences } from './catalogue';
export { type Failure, isKnownSentence, isUnknownOutcome, saysReason, toFailure } from './failure';
