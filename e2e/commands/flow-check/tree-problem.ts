/** A problem of the files of a segment, and how to fix it. The graph of the steps cannot show it. */
export interface TreeProblem {
  readonly kind: 'unlisted-step' | 'unread-datum';
  readonly message: string;
}
