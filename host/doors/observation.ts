export { type Batch, batchSchema, type ObservationRecord, recordSchema } from '../src/telemetry/observation/records';
