/** The page of the card form, beside the scripts of a segment: its file, and the last part of its address. */
export const cardPage = 'card.html';

/** Where a server has it: in the folder that it serves, or in the folder of a build there. nginx reads the pattern too. */
export const cardPagePath = /^\/([\w-][\w.-]*\/)?card\.html$/;
