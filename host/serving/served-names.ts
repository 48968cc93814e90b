/**
 * What the root of the host holds besides pages and hashed scripts, by its name without an ending. No brand may have a route of
 * that name: a page there would hide these files, or be mistaken for them.
 */
export const servedNames = {
  pictures: { name: 'brands', content: 'the pictures of the brands' },
  partnerPages: { name: 'hosts', content: 'the pages of partner host names' },
  config: { name: 'config', content: 'its settings' },
  release: { name: 'release', content: 'the list of released segments' },
  notFound: { name: '404', content: 'the not-found page' },
  tagFrame: { name: 'tags', content: 'the frame of the tag manager' },
  builtPages: { name: 'pages', content: 'the list of its scripts' },
} as const;
