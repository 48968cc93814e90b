/** An origin, or a pattern for origins, that needs no escape in a header or in a line of the configuration. */
export const sourcePattern = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/;
