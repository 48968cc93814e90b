// Not among the tokens of the theme: nothing of it belongs to the first scripts.

/** Matches where there is room for a summary beside the conversation. */
export const wide = '(min-width: 1100px) and (min-height: 600px)';

/** How far the conversation stands aside: half of the room of the summary. */
export const besideHalf = '168px';
