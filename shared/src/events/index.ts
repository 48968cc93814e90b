export { createEventBus, type EventBus } from './event-bus';
export { type Fact, type JourneyEventName, type JourneyEventPayload, journeyEvents } from './journey-events';
export { parseFact } from './parse-fact';
