// The rules of docs/architecture.md that imports can break. `pnpm check boundaries` checks them.

const tests = '(\\.test(-d)?\\.tsx?$|/testing/|^e2e/)';
const product = '^(host|mf-[^/]+|shared)/src/';

/** Folders of `root`, the lowest first: a folder imports those before it, never those after it. */
const inOrder = (root, folders) =>
  folders.slice(0, -1).map((folder, index) => ({
    name: `${root}/${folder}-imports-only-lower-folders`,
    comment: `Order: ${folders.join(' < ')}. Move what both need into the lower folder, or pass it in.`,
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot: tests },
    to: { path: `^${root}/(${folders.slice(index + 1).join('|')})/` },
  }));

const sharedFolders = [
  ...['errors', 'validation', 'entities', 'events', 'http', 'flow', 'journey'],
  ...['theme', 'ui', 'masks', 'testing'],
];
const rooms = ['platform', 'brand', 'telemetry', 'memory', 'segments', 'talk', 'chat', 'boot'];
const operations = ['brands', 'pages', 'serving', 'release', 'watcher'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-imports-between-segments',
      comment:
        'Each segment is built and deployed alone. Communicate through facts, the journey and exits; share code in shared.',
      severity: 'error',
      from: { path: '^mf-([^/]+)/' },
      to: { path: '^mf-', pathNot: '^mf-$1/' },
    },
    {
      name: 'segments-bundle-no-masks',
      comment:
        'The host masks what visitors type into the conversation. The card form is a page of its own. See docs/adr/0011.',
      severity: 'error',
      from: { path: '^mf-', pathNot: `(^mf-payment/src/methods/card/card-form/|${tests})` },
      to: { path: '^shared/src/masks/' },
    },
    {
      name: 'no-imports-between-payment-methods',
      comment:
        'Each method can be changed or removed without the others. Files that several need are beside the folders.',
      severity: 'error',
      from: { path: '^mf-payment/src/methods/([^/]+)/' },
      to: { path: '^mf-payment/src/methods/[^/]+/', pathNot: '^mf-payment/src/methods/$1/' },
    },
    {
      name: 'only-the-list-imports-payment-methods',
      comment: 'Only the list in mf-payment/src/segment.ts imports a method; everything else derives from it.',
      severity: 'error',
      from: { path: '^mf-payment/src/', pathNot: `(^mf-payment/src/(methods/[^/]+/|segment\\.ts$)|${tests})` },
      to: { path: '^mf-payment/src/methods/[^/]+/' },
    },
    {
      name: 'segments-do-not-import-the-host',
      comment: 'The host passes to a segment what it needs.',
      severity: 'error',
      from: { path: '^mf-' },
      to: { path: '^host/' },
    },
    {
      name: 'host-does-not-import-segments',
      comment: 'The host is built without segments and loads those of the release at run time (src/segments).',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^mf-' },
    },
    {
      name: 'shared-imports-no-other-package',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(host|mf-|e2e/)' },
    },
    ...inOrder('shared/src', sharedFolders),
    ...inOrder('host/src', rooms),
    ...inOrder('host', operations),
    {
      name: 'inner-folders-use-no-page',
      comment: 'The flow runs without React and without a page, so that it can be replayed, fuzzed and resumed.',
      severity: 'error',
      from: { path: '^shared/src/(errors|validation|entities|events|http|flow|journey)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(^|/)(react|react-dom|styled-components|@testing-library)(/|$)' },
    },
    {
      name: 'no-cycles',
      comment: 'Merge two files that need each other, or extract a third. Types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'product-imports-no-tests',
      severity: 'error',
      from: { path: product, pathNot: tests },
      to: { path: `(${tests}|(^|/)(jest|@jest|@testing-library|@playwright|fast-check)(/|$))` },
    },
    {
      name: 'import-shared-by-its-doors',
      comment: 'Import `@consorcio/shared/<folder>`: what its index.ts exports is public, the rest may change.',
      severity: 'error',
      from: { pathNot: '^shared/' },
      to: {
        path: '^shared/src/',
        pathNot: '^shared/src/([^/]+/index\\.ts$|testing/(vectors/|(answers|page)/index\\.ts$))',
      },
    },
    {
      name: 'only-one-folder-imports-axios',
      comment: 'Everything else calls the HttpClient that it receives; the host chooses the chunk of axios.',
      severity: 'error',
      from: { pathNot: '^(shared/src/http/|e2e/)' },
      to: { path: '(^|/)axios(/|$)' },
    },
    {
      name: 'only-one-folder-imports-federation',
      severity: 'error',
      from: { path: product, pathNot: '^host/src/(segments|testing)/' },
      to: { path: '(^|/)@module-federation/' },
    },
    {
      name: 'pages-bundle-no-brand-checks',
      comment: 'Brand files are checked before they are served; code that runs in a browser only parses them.',
      severity: 'error',
      from: { path: '^host/src/', pathNot: tests },
      to: { path: `^host/(doors|${operations.join('|')})/` },
    },
    {
      name: 'import-host-by-its-doors',
      comment:
        'Import `@consorcio/host/<door>`: what a file of host/doors exports is public, the rest may change. Commands only run.',
      severity: 'error',
      from: { pathNot: '^host/' },
      to: { path: '^host/', pathNot: '^host/(doors/|.*command\\.ts$|webpack\\.config\\.ts$)' },
    },
    {
      name: 'every-import-resolves',
      comment: 'The contract kit builds its substitute segments inside a real package.',
      severity: 'error',
      from: { pathNot: '^e2e/pages/fixtures/contracts/' },
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
