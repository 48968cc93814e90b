export { type Fact, type JourneyEventName, type JourneyEventPayload, journeyEvents } from './journey-events';
export { parseFact } from './parse-fact';
