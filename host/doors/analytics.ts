export { createAnalytics } from '../src/telemetry/analytics/analytics';
export {
  type DataLayerEvent,
  type DataLayerEventName,
  dataLayerEvents,
} from '../src/telemetry/analytics/data-layer-events';
export { sha256 } from '../src/telemetry/analytics/sha256';
export { translate } from '../src/telemetry/analytics/translate';
