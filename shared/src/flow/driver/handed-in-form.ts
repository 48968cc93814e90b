/**
 * What the visitor typed into the form over the page: card data. It exists in the driver's memory only, beside the one
 * event it was handed in with, and goes to the one request of that event. No event, snapshot or effect ever holds it. The
 * function keeps it out of everything that is serialised or logged by mistake (ADR 0009).
 */
export type HandedInForm = () => unknown;

export function handedIn(form: unknown): HandedInForm {
  return () => form;
}
