/**
 * A submitted form of the component over the page: card data. It exists only in the driver's memory, with the event of its
 * submission, and is passed to the one request of that event. No event, snapshot or effect contains it. It is wrapped in a
 * function so that it cannot be serialised or logged by mistake (ADR 0009).
 */
export type SubmittedForm = () => unknown;
