export { type Batch, batchSchema, type ObservationRecord, recordSchema } from '../src/observation/records';
