export { AppError, type AppErrorDetails, type ErrorCode, errorCodes } from './app-error';
export { serverSentences } from './catalogue';
export { type Failure, isUnknownOutcome, isWithoutAnswer, toFailure } from './failure';
export { isAboutTheBody, isDataRefused, isRefused } from './refusal';
export { isKnownSentence, saysReason } from './says-sentence';
