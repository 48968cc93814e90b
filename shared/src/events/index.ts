export { type Fact, type JourneyEventName, type JourneyEventPayload, journeyEvents, parseFact } from './journey-events';
