// The laws of the house that imports can break. See docs/architecture.md; `pnpm check boundaries` checks them.

/** Folders of shared, the lowest first. A folder imports those before it, never those after it. */
const sharedFolders = [
  'errors',
  'validation',
  'entities',
  'events',
  'http',
  'flow',
  'journey',
  'theme',
  'ui',
  'masks',
  'testing',
];

const tests = '(\\.test(-d)?\\.tsx?$|/testing/|^e2e/)';
const product = '^(host|mf-[^/]+|shared)/src/';

const sharedOrder = sharedFolders.slice(0, -1).map((folder, index) => ({
  name: `shared-${folder}-imports-only-lower-folders`,
  comment: `Order: ${sharedFolders.join(' < ')}. Move what both need into the lower folder, or pass it in.`,
  severity: 'error',
  from: { path: `^shared/src/${folder}/`, pathNot: tests },
  to: { path: `^shared/src/(${sharedFolders.slice(index + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'segments-know-no-other-segment',
      comment:
        'Each segment is built and deployed alone. Talk through facts, the journey and exits; share code in shared.',
      severity: 'error',
      from: { path: '^mf-([^/]+)/' },
      to: { path: '^mf-', pathNot: '^mf-$1/' },
    },
    {
      name: 'segments-carry-no-masks',
      comment: 'The host has them, and gives them to every component as a prop. See docs/adr/0011.',
      severity: 'error',
      from: { path: '^mf-', pathNot: tests },
      to: { path: '^shared/src/masks/' },
    },
    {
      name: 'payment-methods-know-no-other-method',
      comment:
        'Each method can be changed or removed without the others. Files that several need are beside the folders.',
      severity: 'error',
      from: { path: '^mf-payment/src/methods/([^/]+)/' },
      to: { path: '^mf-payment/src/methods/[^/]+/', pathNot: '^mf-payment/src/methods/$1/' },
    },
    {
      name: 'payment-methods-are-known-by-the-list-alone',
      comment: 'Only the list in mf-payment/src/segment.ts names a method; everything else is derived from it.',
      severity: 'error',
      from: { path: '^mf-payment/src/', pathNot: `(^mf-payment/src/(methods/[^/]+/|segment\\.ts$)|${tests})` },
      to: { path: '^mf-payment/src/methods/[^/]+/' },
    },
    {
      name: 'segments-know-no-host',
      comment: 'What a segment needs from the host is passed to it by value.',
      severity: 'error',
      from: { path: '^mf-' },
      to: { path: '^host/' },
    },
    {
      name: 'host-knows-no-segment',
      comment: 'The host is built without segments and loads them as the release says (src/segments).',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^mf-' },
    },
    {
      name: 'shared-knows-nobody',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host|mf-|e2e/)' },
    },
    ...sharedOrder,
    {
      name: 'inner-folders-know-no-page',
      comment: 'The flow runs without React and without a page, so that it can be replayed, fuzzed and resumed.',
      severity: 'error',
      from: { path: '^shared/src/(errors|validation|entities|events|http|flow|journey)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(^|/)(react|react-dom|styled-components|@testing-library)(/|$)' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one thing, or hide a third. Types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'product-knows-no-tests',
      severity: 'error',
      from: { path: product, pathNot: tests },
      to: { path: `(${tests}|(^|/)(jest|@jest|@testing-library|@playwright|fast-check)(/|$))` },
    },
    {
      name: 'shared-by-its-doors',
      comment: 'Import `@consorcio/shared/<folder>`: what its index.ts exports is public, the rest may change.',
      severity: 'error',
      from: { pathNot: '^shared/' },
      to: { path: '^shared/src/', pathNot: '^shared/src/([^/]+/index\\.ts$|testing/vectors/)' },
    },
    {
      name: 'axios-has-one-place',
      comment: 'Everything else calls the HttpClient it is given; the host chooses the chunk axios comes in.',
      severity: 'error',
      from: { pathNot: '^(shared/src/http/|host/src/http/|e2e/)' },
      to: { path: '(^|/)axios(/|$)' },
    },
    {
      name: 'federation-has-one-place',
      severity: 'error',
      from: { path: product, pathNot: '^host/src/segments/' },
      to: { path: '(^|/)@module-federation/' },
    },
    {
      name: 'pages-carry-no-checks',
      comment: 'Brand files are checked before they are served; code that runs in a browser only parses them.',
      severity: 'error',
      from: { path: '^host/src/', pathNot: tests },
      to: { path: '^host/(brands|doors|pages|release|serving)/' },
    },
    {
      name: 'host-by-its-doors',
      comment:
        'Import `@consorcio/host/<door>`: what a file of host/doors exports is public, the rest may change. Commands only run.',
      severity: 'error',
      from: { pathNot: '^host/' },
      to: { path: '^host/', pathNot: '^host/(doors/|.*command\\.ts$|webpack\\.config\\.ts$)' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'What stands in for a segment in the contract kit is built where the packages of a segment are.',
      severity: 'error',
      from: { pathNot: '^e2e/kit/fixtures/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true, // imports of types alone count: they tie packages together too
    combinedDependencies: true,
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^(host|mf-[^/]+)/dist/'] }, // only ours: the files of many packages are in a dist too
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.cjs'],
    },
  },
};
