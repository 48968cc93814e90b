export { createAnalytics } from '../src/analytics/analytics';
export { type DataLayerEvent, type DataLayerEventName, dataLayerEvents } from '../src/analytics/data-layer-events';
export { sha256 } from '../src/analytics/sha256';
export { translate } from '../src/analytics/translate';
